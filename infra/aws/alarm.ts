import { Duration } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
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

/** Sum over five minutes. */
export const sum: MetricOptions = { statistic: Stats.SUM, period };
/** Maximum over five minutes. */
export const maximum: MetricOptions = { statistic: Stats.MAXIMUM, period };

export interface AlarmOptions {
  readonly metric: IMetric;
  /**
   * Value from which the alarm goes off.
   * @default 1
   */
  readonly threshold?: number;
  /**
   * How the metric compares to the threshold when the alarm goes off.
   * @default GREATER_THAN_OR_EQUAL_TO_THRESHOLD
   */
  readonly comparison?: ComparisonOperator;
  /**
   * Number of consecutive periods of the metric.
   * @default 1
   */
  readonly periods?: number;
  /**
   * What it means that nothing is measured. With `MISSING`, an email says so (INSUFFICIENT_DATA), but none before the
   * first measurement, as alarms begin in this state.
   * @default NOT_BREACHING
   */
  readonly missingData?: TreatMissingData;
  /** What has happened and where to look, in a sentence or two. */
  readonly description: string;
  readonly incident: keyof typeof incidents;
  /** Topic that the alarm is sent to. */
  readonly topic: ITopic;
}

/** An alarm whose email names the chapter of infra/README.md that says what to do. Another says when it is over. */
export function createAlarm(scope: Construct, id: string, options: AlarmOptions): Alarm {
  const { metric, threshold = 1, periods = 1, description, incident, topic } = options;
  const { comparison = ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD } = options;
  const { missingData = TreatMissingData.NOT_BREACHING } = options;
  const alarm = new Alarm(scope, id, {
    alarmDescription: `${description} See "${incidents[incident]}" in infra/README.md.`,
    metric,
    threshold,
    evaluationPeriods: periods,
    comparisonOperator: comparison,
    treatMissingData: missingData,
  });
  const action = new SnsAction(topic);
  alarm.addAlarmAction(action);
  alarm.addOkAction(action);
  if (missingData === TreatMissingData.MISSING) alarm.addInsufficientDataAction(action);
  return alarm;
}
