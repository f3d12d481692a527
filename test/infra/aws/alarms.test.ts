import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { notifyMetrics } from '#lambda/environment.ts';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

interface AlarmProperties {
  readonly AlarmDescription: string;
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions: readonly { readonly Name: string; readonly Value: unknown }[];
}

const watched = synthesize({ ...everythingOn, region: 'us-east-1' });
const silent = synthesize();
const abroad = synthesize({ region: 'eu-central-1' });
const { all, only } = watched;
const topic = only('AWS::SNS::Topic');
const alarms = all<AlarmProperties>('AWS::CloudWatch::Alarm');

const lambda = (start: string) => ({
  FunctionName: {
    Ref: all('AWS::Lambda::Function').find(({ logicalId }) => logicalId.startsWith(start))?.logicalId,
  },
});
const submitInquiry = lambda('ContactApiSubmitInquiry');
const notifySales = lambda('SalesNotification');
const notifier = { service: 'notify-sales' };
const table = { TableName: { Ref: only('AWS::DynamoDB::GlobalTable').logicalId }, Operation: 'PutItem' };
const api = { ApiId: { Ref: only('AWS::ApiGatewayV2::Api').logicalId }, Stage: 'dev' };
const distribution = {
  DistributionId: { Ref: only('AWS::CloudFront::Distribution').logicalId },
  Region: 'Global',
};
const sum = { Statistic: 'Sum', EvaluationPeriods: 1, Threshold: 1 };
const maximum = { Statistic: 'Maximum', EvaluationPeriods: 1 };

describe('an alarm watches', () => {
  test.each([
    ['calls that failed', 'AWS/ApiGateway', '5xx', api, sum],
    ['crashes', 'AWS/Lambda', 'Errors', submitInquiry, sum],
    ['throttled calls', 'AWS/Lambda', 'Throttles', submitInquiry, sum],
    ['the timeout of 10 s', 'AWS/Lambda', 'Duration', submitInquiry, { ...maximum, Threshold: 8000 }],
    ['throttled writes', 'AWS/DynamoDB', 'ThrottledRequests', table, sum],
    [
      'how long mails wait, and whether the notifier runs',
      'website-production',
      notifyMetrics.unsentAge,
      notifier,
      // NotifySales is meant to run every minute, so no data for a quarter of an hour is an incident as well.
      { ...maximum, EvaluationPeriods: 3, Threshold: 30 * 60, TreatMissingData: 'breaching' },
    ],
    [
      'inquiries that are set aside',
      'website-production',
      notifyMetrics.setAside,
      notifier,
      { ...maximum, Threshold: 1 },
    ],
    [
      'a notifier that fails again and again',
      'AWS/Lambda',
      'Errors',
      notifySales,
      { ...sum, EvaluationPeriods: 3 },
    ],
    [
      'failed pages',
      'AWS/CloudFront',
      '5xxErrorRate',
      distribution,
      { Statistic: 'Average', EvaluationPeriods: 2, Threshold: 5 },
    ],
  ])('%s: %s %s', (_, Namespace, MetricName, dimensions, properties) => {
    const found = alarms.filter(
      ({ Properties }) =>
        Properties.Namespace === Namespace &&
        Properties.MetricName === MetricName &&
        isDeepStrictEqual(asRecord(Properties), dimensions),
    );
    expect(found).toMatchObject([
      {
        Properties: {
          TreatMissingData: 'notBreaching',
          ...properties,
          Period: 300,
          ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        },
      },
    ]);
    // Unless it is set, all evaluation periods must breach the threshold.
    expect(found[0]?.Properties).not.toHaveProperty('DatapointsToAlarm');
  });

  test('and nothing else', () => {
    // undelivered-mails.test.ts checks the tenth.
    expect(alarms).toHaveLength(10);
  });
});

function asRecord({ Dimensions }: AlarmProperties): Record<string, unknown> {
  return Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
}

test('the alarm of the notifier is created after CloudFront, so a first deployment does not ring', () => {
  const { logicalId } = only('AWS::CloudFront::Distribution');
  const unsentAge = alarms.find(({ Properties }) => Properties.MetricName === notifyMetrics.unsentAge);
  expect(unsentAge?.DependsOn).toContain(logicalId);
});

test('each says what to do and which chapter says more, and is sent to the topic', () => {
  for (const { Properties } of alarms) {
    expect(Properties.AlarmDescription).toMatch(/^[A-Z].{60,}\. See "[^"]+" in infra\/README\.md\.$/);
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html
    expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024);
    expect(Properties).toMatchObject({ AlarmActions: [{ Ref: topic.logicalId }] });
  }
});

describe('the topic', () => {
  test('has no key, which would be billed, as alarms contain nothing about visitors', () => {
    expect(all('AWS::KMS::Key')).toEqual([]);
    expect(topic.Properties ?? {}).not.toHaveProperty('KmsMasterKeyId');
  });

  test("takes only the account's own alarms, and only over TLS", () => {
    expect(only('AWS::SNS::TopicPolicy').Properties).toMatchObject({
      PolicyDocument: {
        Statement: [
          { Effect: 'Deny', Action: 'sns:Publish', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
          {
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { ArnLike: { 'aws:SourceArn': 'arn:aws:cloudwatch:us-east-1:123456789012:alarm:*' } },
          },
        ],
      },
    });
  });
});

describe('without salesEmail, alarmEmail and region', () => {
  test('no alarm watches a notifier or the distribution, and nobody has subscribed', () => {
    expect(silent.all('AWS::CloudWatch::Alarm')).toHaveLength(5);
    expect(silent.all('AWS::SNS::Subscription')).toEqual([]);
  });
});

test('the dashboard shows the alarms, and every metric from its own region', () => {
  const { DashboardBody } = only<{ DashboardBody: unknown }>('AWS::CloudWatch::Dashboard').Properties;
  const text = JSON.stringify(DashboardBody);
  for (const { logicalId } of alarms) expect(text).toContain(`{"Fn::GetAtt":["${logicalId}","Arn"]}`);
  for (const name of ['Stored', 'Failed', '5xxErrorRate', 'UnsentAge', 'Requests'])
    expect(text).toContain(name);
  const { Properties: elsewhere } = abroad.only('AWS::CloudWatch::Dashboard');
  // Without its region, the widget would look for CloudFront's metrics in the dashboard's region.
  expect(JSON.stringify(elsewhere)).toMatch(/5xxErrorRate[^\]]*us-east-1/);
});
