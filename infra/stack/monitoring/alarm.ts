import { Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  type MetricOptions,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { type ITopic, Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/** Headings in infra/README.md that say what to do. */
export const incidents = {
  notAccepted: 'Inquiries are not accepted',
  notNotified: 'Sales is not notified',
  notServed: 'Pages are not served',
  muchTraffic: 'Traffic costs more than it should',
} as const;

const period = Duration.minutes(5);

export const sum: MetricOptions = { statistic: Stats.SUM, period };
export const maximum: MetricOptions = { statistic: Stats.MAXIMUM, period };

export interface AlarmOptions
  extends Pick<AlarmProps, 'metric'>,
    Partial<Pick<AlarmProps, 'threshold' | 'comparisonOperator' | 'evaluationPeriods' | 'treatMissingData'>> {
  /** What has happened and where to look, in a sentence or two. */
  readonly description: string;
  readonly incident: keyof typeof incidents;
  readonly topic: ITopic;
}

/**
 * An alarm whose email names the chapter of infra/README.md that says what to do. Another says when it is over. By default
 * it goes off when the metric is at least 1 in one period, and no measurement means that all is well. With `MISSING`, an
 * email reports that nothing is measured (INSUFFICIENT_DATA), but none before the first measurement, as alarms begin in
 * this state.
 */
export function createAlarm(
  scope: Construct,
  id: string,
  { description, incident, topic, ...options }: AlarmOptions,
): Alarm {
  const alarm = new Alarm(scope, id, {
    alarmDescription: `${description} See "${incidents[incident]}" in infra/README.md.`,
    threshold: 1,
    evaluationPeriods: 1,
    treatMissingData: TreatMissingData.NOT_BREACHING,
    ...options,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  if (options.treatMissingData === TreatMissingData.MISSING) alarm.addInsufficientDataAction(action);
  return alarm;
}

/**
 * The topic that alarms are sent to. Only this account's alarms may publish to it. It has no key of its own, as alarms
 * contain nothing about visitors.
 * @param alarmEmail email address that receives the alarms, if there is one
 */
export function alarmTopic(scope: Construct, id: string, alarmEmail: string | undefined): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true });
  // A custom policy replaces the default one, which lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        ArnLike: {
          'aws:SourceArn': Stack.of(scope).formatArn({ service: 'cloudwatch', resource: 'alarm:*' }),
        },
      },
    }),
  );
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
  return topic;
}
