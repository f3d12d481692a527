import { expect, test } from 'vitest';
import { synthesize } from './synthesize.ts';

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

test('one alarm goes off for any of them and ends after five minutes, so it goes off for the next', () => {
  const alarms = all('AWS::CloudWatch::Alarm').filter(({ Properties }) => 'Metrics' in Properties);
  const summands = ['Bounce', 'Complaint', 'Reject', 'RenderingFailure'].map((MetricName) => ({
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
  }));
  expect(alarms.map(({ Properties }) => Properties)).toMatchObject([
    {
      Threshold: 1,
      EvaluationPeriods: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      // Nothing is measured while every email arrives.
      TreatMissingData: 'notBreaching',
      Metrics: [{ Expression: 'SUM(METRICS())', ReturnData: true }, ...summands],
    },
  ]);
});
