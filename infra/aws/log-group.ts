import { RemovalPolicy } from 'aws-cdk-lib';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/**
 * A log group with a month of logs, which is deleted with the stack.
 * @param encryptionKey by default CloudWatch's own
 */
export function logGroup(scope: Construct, id: string, encryptionKey: IKey | undefined): LogGroup {
  return new LogGroup(scope, id, {
    encryptionKey,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
