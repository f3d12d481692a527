import { expect, test } from 'vitest';
import { synthesize } from './synthesize.ts';

interface MetricProperties {
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: unknown;
}
interface AlarmProperties {
  readonly Metrics?: readonly {
    readonly Expression?: string;
    readonly ReturnData?: boolean;
    readonly MetricStat?: {
      readonly Metric: MetricProperties;
      readonly Period: number;
      readonly Stat: string;
    };
  }[];
}

const { all, only } = synthesize({ salesEmail: 'sales@company.example' });
const configurationSet = only('AWS::SES::ConfigurationSet').logicalId;

test('SES withholds no mail on its own account, and reports each that does not arrive', () => {
  expect(only('AWS::SES::ConfigurationSet').Properties).toEqual({
    SuppressionOptions: { SuppressedReasons: [] },
  });
  expect(only('AWS::SES::ConfigurationSetEventDestination').Properties).toEqual({
    ConfigurationSetName: { Ref: configurationSet },
    EventDestination: {
      Enabled: true,
      MatchingEventTypes: ['bounce', 'complaint', 'reject', 'renderingFailure'],
      CloudWatchDestination: {
        DimensionConfigurations: [
          {
            DimensionName: 'ses:configuration-set',
            DimensionValueSource: 'messageTag',
            DefaultDimensionValue: 'none',
          },
        ],
      },
    },
  });
});

test('one alarm rings for any of them, which ends after five minutes, so it rings for the next', () => {
  const [alarm, ...others] = all<AlarmProperties>('AWS::CloudWatch::Alarm').filter(
    ({ Properties }) => Properties.Metrics !== undefined,
  );
  expect(others).toEqual([]);
  expect(alarm?.Properties).toMatchObject({
    Threshold: 1,
    EvaluationPeriods: 1,
    ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    // Nothing is measured while every mail arrives.
    TreatMissingData: 'notBreaching',
  });
  const [total, ...summands] = alarm?.Properties.Metrics ?? [];
  expect(total).toMatchObject({ Expression: 'SUM(METRICS())' });
  expect(total?.ReturnData).not.toBe(false);
  expect(summands).toEqual(
    ['Bounce', 'Complaint', 'Reject', 'RenderingFailure'].map((MetricName) => ({
      Id: expect.any(String),
      ReturnData: false,
      MetricStat: {
        Metric: {
          Namespace: 'AWS/SES',
          MetricName,
          Dimensions: [{ Name: 'ses:configuration-set', Value: { Ref: configurationSet } }],
        },
        Period: 300,
        Stat: 'Sum',
      },
    })),
  );
});
