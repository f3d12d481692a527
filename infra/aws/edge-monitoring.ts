import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { AccessLogDelivery, type AccessLogDeliveryProps } from './access-logs.ts';
import { distributionAlarm } from './distribution-alarm.ts';

export interface EdgeMonitoringProps {
  readonly distributionId: string;
  /** Topic that the alarms are sent to. Without it there are none. */
  readonly topic: ITopic | undefined;
  /** Name of the logs' delivery and ARN of their bucket. Without it requests are not logged. */
  readonly accessLogs: Omit<AccessLogDeliveryProps, 'distributionId'> | undefined;
}

/** What CloudFront reports in us-east-1 alone, so its stack must be there: metrics and access logs. */
export class EdgeMonitoring extends Construct {
  readonly alarms: readonly Alarm[];

  constructor(scope: Construct, id: string, { distributionId, topic, accessLogs }: EdgeMonitoringProps) {
    super(scope, id);
    this.alarms = topic ? [distributionAlarm(this, 'DistributionErrors', distributionId, topic)] : [];
    if (accessLogs) new AccessLogDelivery(this, 'AccessLogs', { ...accessLogs, distributionId });
  }
}
