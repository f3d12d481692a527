import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/**
 * The key of the stack's logs and alarm topic. CloudWatch may not use SNS's default key, and an alarm that cannot be
 * published is lost without an error. The key is deleted with the stack, like everything it encrypts.
 */
export function stackKey(scope: Construct, id: string): Key {
  const stack = Stack.of(scope);
  const key = new Key(scope, id, {
    description: `Logs and alarms of ${stack.stackName}`,
    enableKeyRotation: true,
    pendingWindow: Duration.days(7),
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const allow = (service: string, actions: string[], conditions = {}) =>
    key.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal(service)],
        actions,
        resources: ['*'],
        conditions,
      }),
    );
  allow('cloudwatch.amazonaws.com', ['kms:Decrypt', 'kms:GenerateDataKey*']);
  const logs = stack.formatArn({ service: 'logs', resource: 'log-group:*' });
  allow(
    `logs.${stack.region}.amazonaws.com`,
    ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'],
    { ArnLike: { 'kms:EncryptionContext:aws:logs:arn': logs } },
  );
  return key;
}
