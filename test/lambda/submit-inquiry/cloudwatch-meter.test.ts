import { beforeEach, describe, expect, it, vi } from 'vitest';
import { statuses } from '#lambda/submit-inquiry/answer.ts';
import { cloudWatchMeter } from '#lambda/submit-inquiry/cloudwatch-meter.ts';
import type { Outcome } from '#lambda/submit-inquiry/meter.ts';

let written: string;

beforeEach(() => {
  written = '';
  // As in a Lambda that was started by a request.
  vi.stubEnv('AWS_LAMBDA_INITIALIZATION_TYPE', 'on-demand');
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    written += String(chunk);
    return true;
  });
});

interface Line {
  readonly _aws: {
    readonly CloudWatchMetrics: readonly {
      readonly Namespace: string;
      readonly Dimensions: readonly (readonly string[])[];
      readonly Metrics: readonly { readonly Name: string; readonly Unit: string }[];
    }[];
  };
  readonly [name: string]: unknown;
}

/** What CloudWatch makes of the lines: names with their values and dimensions. */
function metrics(): unknown[] {
  const lines = written.split('\n').filter(Boolean);
  return lines.map((text) => {
    const line: Line = JSON.parse(text);
    const [directive, ...others] = line._aws.CloudWatchMetrics;
    const [metric, ...more] = directive?.Metrics ?? [];
    if (others.length > 0 || more.length > 0 || metric === undefined)
      throw new Error('not one metric a line');
    const dimensions = (directive?.Dimensions[0] ?? []).map((name) => [name, line[name]]);
    // Whatever else stands in the line would be metadata.
    expect(Object.keys(line).sort()).toEqual(
      ['_aws', metric.Name, ...dimensions.map(([name]) => String(name))].sort(),
    );
    return [
      directive?.Namespace,
      metric.Name,
      metric.Unit,
      line[metric.Name],
      Object.fromEntries(dimensions),
    ];
  });
}

describe('a count in CloudWatch', () => {
  const service = 'submit-inquiry';

  it.each<[Outcome, string]>([
    ['stored', 'Stored'],
    ['repeat', 'Repeat'],
    ['trapped', 'Trapped'],
    ['failed', 'Failed'],
  ])('of %s is one metric, and the first count after a start says that it was one', (outcome, name) => {
    const meter = cloudWatchMeter('website');
    meter.count(outcome);
    meter.count(outcome);
    expect(metrics()).toEqual([
      ['website', name, 'Count', 1, { service }],
      ['website', 'ColdStart', 'Count', 1, { service }],
      ['website', name, 'Count', 1, { service }],
    ]);
  });

  it('of refusals says why', () => {
    const meter = cloudWatchMeter('website');
    const reasons = Object.keys(statuses).filter((reason) => reason !== 'failed');
    for (const refused of reasons) meter.count({ refused } as Outcome);
    const refusals = metrics().filter((metric) => (metric as unknown[])[1] === 'Refused');
    expect(refusals).toEqual(
      reasons.map((reason) => ['website', 'Refused', 'Count', 1, { service, reason }]),
    );
  });

  it('of suspicious ones is beside the others', () => {
    const meter = cloudWatchMeter('website');
    meter.countSuspect();
    expect(metrics()).toContainEqual(['website', 'Suspect', 'Count', 1, { service }]);
  });
});
