import { type CfnElement, Stack, Token } from 'aws-cdk-lib';
import type { Bucket } from 'aws-cdk-lib/aws-s3';

/** A value of a stack as cdk-nag writes it into a finding's id: what is not known yet by its name, as `<AWS::Region>`. */
export function asFound(stack: Stack, value: string): string {
  return Token.isUnresolved(value) ? `<${stack.resolve(value).Ref}>` : value;
}

/** A bucket's ARN as cdk-nag writes it, such as `<SiteBucket978D4AEB.Arn>`. */
export function arnAsFound(bucket: Bucket): string {
  return `<${Stack.of(bucket).getLogicalId(bucket.node.findChild('Resource') as CfnElement)}.Arn>`;
}
