import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  type MetricOptions,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { AccessLogDelivery, type AccessLogDeliveryProps } from '../site/access-logs.ts';
import { createAlarm, sum } from './alarm.ts';
import { MonthlyBudget, type MonthlyBudgetProps } from './budget.ts';

export interface DistributionMonitoringProps {
  readonly distributionId: string;
  /** ARN of the domain's certificate, if there is a domain. */
  readonly certificateArn: string | undefined;
  /** Topic that the alarms are sent to. Without it there are none. */
  readonly topic: ITopic | undefined;
  /** Name of the logs' delivery and ARN of their bucket. Without it requests are not logged. */
  readonly accessLogs: Omit<AccessLogDeliveryProps, 'distributionId'> | undefined;
  /** Budget of the account. Without it nobody is told what the account costs. */
  readonly budget: MonthlyBudgetProps | undefined;
}

/** Requests in five minutes below which a rate of missing pages says nothing: one robot that tries addresses is enough. */
const fewRequests = 50;

/** US dollars in a quarter of an hour, so 48 a day. A million page views a month cost about 0.01 in this time. */
const muchTraffic = 0.5;

/** ACM renews a certificate 60 days before it expires, if it can. */
const lastDays = 30;

/**
 * What is reported in us-east-1 alone, so its stack must be there: CloudFront's metrics and logs, its certificate's, and what
 * the account costs, as AWS Budgets is not in every region.
 */
export class DistributionMonitoring extends Construct {
  readonly alarms: readonly Alarm[];

  constructor(scope: Construct, id: string, props: DistributionMonitoringProps) {
    super(scope, id);
    const { distributionId, certificateArn, topic, accessLogs, budget } = props;
    if (budget) new MonthlyBudget(this, 'MonthlyBudget', budget);
    if (accessLogs) new AccessLogDelivery(this, 'AccessLogs', { ...accessLogs, distributionId });
    this.alarms = topic
      ? [
          ...this.distributionAlarms(distributionId, topic),
          ...(certificateArn ? [this.certificateAlarm(certificateArn, topic)] : []),
        ]
      : [];
  }

  private distributionAlarms(distributionId: string, topic: ITopic): readonly Alarm[] {
    const rate = (metricName: string) =>
      distributionMetric(distributionId, metricName, { ...sum, statistic: Stats.AVERAGE });
    return [
      createAlarm(this, 'PageErrors', {
        metric: rate('5xxErrorRate'),
        threshold: 5,
        evaluationPeriods: 2,
        description:
          'For ten minutes, one request in twenty got a 5xx response. Check whether pages or API calls fail, and what was deployed last.',
        incident: 'notServed',
        topic,
      }),
      createAlarm(this, 'PagesMissing', {
        metric: new MathExpression({
          expression: `IF(requests >= ${fewRequests}, rate, 0)`,
          label: 'Percentage of 4xx responses',
          period: sum.period,
          usingMetrics: {
            requests: distributionMetric(distributionId, 'Requests', sum),
            rate: rate('4xxErrorRate'),
          },
        }),
        threshold: 50,
        evaluationPeriods: 3,
        description:
          'For a quarter of an hour, half of all requests got a 4xx response. Check whether pages and their files exist, or whether a robot tries addresses.',
        incident: 'notServed',
        topic,
      }),
      this.trafficAlarm(distributionId, topic),
    ];
  }

  /** Costs appear in a budget hours later, so this counts what they are made of. */
  private trafficAlarm(distributionId: string, topic: ITopic): Alarm {
    const period = Duration.minutes(15);
    const count = (metricName: string) => distributionMetric(distributionId, metricName, { ...sum, period });
    return createAlarm(this, 'Traffic', {
      metric: new MathExpression({
        // US prices, see docs/costs.md. The function runs on each request.
        expression: 'bytes / 1024 / 1024 / 1024 * 0.085 + requests * (0.01 / 10000 + 0.1 / 1000000)',
        label: 'US dollars for bytes and requests',
        period,
        usingMetrics: { bytes: count('BytesDownloaded'), requests: count('Requests') },
      }),
      threshold: muchTraffic,
      description: `Requests and bytes cost ${muchTraffic} US dollars or more in a quarter of an hour, so ${muchTraffic * 96} a day. Find out who sends them.`,
      incident: 'muchTraffic',
      topic,
    });
  }

  private certificateAlarm(certificateArn: string, topic: ITopic): Alarm {
    return createAlarm(this, 'CertificateExpiry', {
      metric: new Metric({
        namespace: 'AWS/CertificateManager',
        metricName: 'DaysToExpiry',
        dimensionsMap: { CertificateArn: certificateArn },
        statistic: Stats.MINIMUM,
        period: Duration.days(1),
      }),
      threshold: lastDays,
      comparisonOperator: ComparisonOperator.LESS_THAN_OR_EQUAL_TO_THRESHOLD,
      description: `The certificate expires in ${lastDays} days, as ACM could not renew it. Check that the DNS records that validate it exist.`,
      incident: 'notServed',
      topic,
    });
  }
}

/** A metric of a distribution. CloudFront publishes all of them in us-east-1. */
export function distributionMetric(
  distributionId: string,
  metricName: string,
  options: MetricOptions,
): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
    ...options,
  });
}
