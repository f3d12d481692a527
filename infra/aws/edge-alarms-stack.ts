import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { alarmTopic } from './alarm-topic.ts';
import { distributionAlarm } from './distribution-alarm.ts';
import { stackKey } from './stack-key.ts';

export interface EdgeAlarmsStackProps extends StackProps {
  /** Id of the website's distribution. */
  readonly distributionId: string;
  /** E-mail address that is told. */
  readonly alarmEmail: string;
}

/**
 * The distribution's alarm, for a website that stands in another region than CloudFront's metrics. A stack of its own, after
 * the website's: the other one in that region comes before it.
 */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { distributionId, alarmEmail, ...props }: EdgeAlarmsStackProps) {
    super(scope, id, { description: "Alarm of the website's distribution", ...props });
    const topic = alarmTopic(this, 'AlarmTopic', { key: stackKey(this, 'Key'), alarmEmail });
    distributionAlarm(this, 'DistributionErrors', distributionId, topic);
  }
}
