import { type CfnElement, Stack, Token } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/** A value as cdk-nag writes it into the id of a finding: a token by its name, such as `<AWS::Region>`. */
export function findingValue(stack: Stack, value: string): string {
  return Token.isUnresolved(value) ? `<${stack.resolve(value).Ref}>` : value;
}

/** A bucket's ARN as cdk-nag writes it, such as `<SiteBucket978D4AEB.Arn>`. */
export function findingArn(bucket: Bucket): string {
  return `<${Stack.of(bucket).getLogicalId(bucket.node.findChild('Resource') as CfnElement)}.Arn>`;
}
