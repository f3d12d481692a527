import { type Stack, Token } from 'aws-cdk-lib';

/** A value as cdk-nag writes it into the id of a finding: a token by its name, such as `<AWS::Region>`. */
export function findingValue(stack: Stack, value: string): string {
  return Token.isUnresolved(value) ? `<${stack.resolve(value).Ref}>` : value;
}
