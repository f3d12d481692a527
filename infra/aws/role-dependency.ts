import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';

/**
 * Makes a Lambda depend on its role's policy alone. The CDK adds the role, which the Lambda refers to anyway, and
 * cfn-lint warns about that (W3005).
 */
export function waitForPolicy(lambda: IConstruct, role: Role): void {
  const policy = role.node.findChild('DefaultPolicy').node.defaultChild as CfnResource;
  (lambda.node.findChild('Resource') as CfnResource).addOverride('DependsOn', [policy.logicalId]);
}

/** Does the same for the CDK's own Lambda that empties buckets. Its role has no separate policy. */
export function waitForNothing(scope: IConstruct): void {
  const emptying = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  (emptying?.node.findChild('Handler') as CfnResource | undefined)?.addDeletionOverride('DependsOn');
}
