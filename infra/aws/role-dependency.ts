import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IConstruct } from 'constructs';

/**
 * Lets a Lambda wait for what its role may do. The CDK names the role as well, which the Lambda refers to anyway, and
 * cfn-lint warns of that (W3005).
 * @param role with a policy
 */
export function waitForPolicy(lambda: IConstruct, role: Role): void {
  const policy = role.node.findChild('DefaultPolicy').node.defaultChild as CfnResource;
  (lambda.node.findChild('Resource') as CfnResource).addOverride('DependsOn', [policy.logicalId]);
}

/** The same for the CDK's own Lambda that empties buckets, whose role comes with all that it may do. */
export function waitForNothing(scope: IConstruct): void {
  const emptying = Stack.of(scope).node.tryFindChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  (emptying?.node.findChild('Handler') as CfnResource | undefined)?.addDeletionOverride('DependsOn');
}
