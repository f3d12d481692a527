import { type Stack, Token } from 'aws-cdk-lib';

/** A value of a stack as cdk-nag writes it into a finding's id: what is not known yet by its name, as `<AWS::Region>`. */
export function asFound(stack: Stack, value: string): string {
  return Token.isUnresolved(value) ? `<${stack.resolve(value).Ref}>` : value;
}
