import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/**
 * The stack's key, for its logs and for the topic of its alarms. Not the key that SNS brings: CloudWatch may not use
 * that one, and then tells nobody of an alarm without a word. It goes with the stack, as what it encrypts does.
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
