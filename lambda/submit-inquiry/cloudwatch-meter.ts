import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import type { Meter, Outcome } from './meter.ts';

/** Names of the metrics in CloudWatch, each a count; `Refused` has the dimension `reason`. */
const names = {
  stored: 'Stored',
  repeat: 'Repeat',
  trapped: 'Trapped',
  failed: 'Failed',
} as const satisfies Record<Extract<Outcome, string>, string>;

/**
 * Counts in CloudWatch, by lines of its embedded metric format in the Lambda's log: no call, no waiting, no right
 * that the Lambda would need. The first count after a start is followed by one of `ColdStart`.
 * @param namespace of the metrics in CloudWatch
 */
export function cloudWatchMeter(namespace: string): Meter {
  const metrics = new Metrics({ namespace, serviceName: 'submit-inquiry' });
  const count = (name: string, reason?: string) => {
    const one = metrics.singleMetric();
    if (reason !== undefined) one.addDimension('reason', reason);
    // Published at once, as a frozen Lambda publishes nothing.
    one.addMetric(name, MetricUnit.Count, 1);
    metrics.captureColdStartMetric();
  };
  return {
    count(outcome) {
      if (typeof outcome === 'string') count(names[outcome]);
      else count('Refused', outcome.refused);
    },
    countSuspect: () => count('Suspect'),
  };
}
