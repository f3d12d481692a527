import { type Alarm, Metric, type MetricOptions, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import { counted, watch } from './alarm.ts';

/** A metric of a distribution; CloudFront shows them in one region only, wherever visitors are. */
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
 * Watches how many requests the distribution answers with 5xx.
 * @param scope in us-east-1: an alarm sees the metrics of its own region alone
 */
export function distributionAlarm(
  scope: Construct,
  id: string,
  distributionId: string,
  topic: ITopic,
): Alarm {
  return watch(scope, id, {
    metric: distributionMetric(distributionId, '5xxErrorRate', { ...counted, statistic: Stats.AVERAGE }),
    from: 5,
    times: 2,
    says: 'For ten minutes one request in twenty was answered with 5xx. Look whether pages or calls fail, and at what was deployed last.',
    incident: 'notServed',
    topic,
  });
}
