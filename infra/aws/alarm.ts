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
  notTaken: 'Inquiries are not taken',
  notTold: 'Sales is not told',
  notServed: 'Pages are not served',
} as const;

const period = Duration.minutes(5);

/** How a metric is counted, and how its worst value is found, over five minutes. */
export const counted: MetricOptions = { statistic: Stats.SUM, period };
export const worst: MetricOptions = { statistic: Stats.MAXIMUM, period };

export interface WatchProps {
  readonly metric: IMetric;
  /**
   * Value from which on it is an alarm.
   * @default 1
   */
  readonly from?: number;
  /**
   * Five minutes of it in a row.
   * @default 1
   */
  readonly times?: number;
  /** What has happened and where to look, in a sentence or two. */
  readonly says: string;
  /** Where more is said. */
  readonly incident: keyof typeof incidents;
  /** Who is told. */
  readonly topic: ITopic;
}

/** An alarm as all of them are: silence is fine, and whoever reads its mail knows what to do. */
export function watch(scope: Construct, id: string, props: WatchProps): Alarm {
  const { metric, from = 1, times = 1, says, incident, topic } = props;
  const alarm = new Alarm(scope, id, {
    alarmDescription: `${says} See "${incidents[incident]}" in infra/README.md.`,
    metric,
    threshold: from,
    evaluationPeriods: times,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
  alarm.addAlarmAction(new SnsAction(topic));
  return alarm;
}
