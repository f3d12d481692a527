import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  type AlarmProps,
  type MetricOptions,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';

/** Headings in infra/README.md that say what to do. */
export const incidents = {
  notAccepted: 'Inquiries are not accepted',
  notNotified: 'Sales is not notified',
  notServed: 'Pages are not served',
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
