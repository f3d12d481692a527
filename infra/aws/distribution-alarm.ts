import { type Alarm, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { createAlarm, sum } from './alarm.ts';

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

/**
 * Rings when the distribution responds with 5xx.
 * @param scope in us-east-1, as an alarm sees only the metrics of its own region
 */
export function distributionAlarm(
  scope: Construct,
  id: string,
  distributionId: string,
  topic: ITopic,
): Alarm {
  return createAlarm(scope, id, {
    metric: distributionMetric(distributionId, '5xxErrorRate', { ...sum, statistic: Stats.AVERAGE }),
    threshold: 5,
    periods: 2,
    description:
      'For ten minutes, one request in twenty got a 5xx response. Check whether pages or API calls fail, and what was deployed last.',
    incident: 'notServed',
    topic,
  });
}
