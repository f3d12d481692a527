import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
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

function logicalIdOf(type: string, start: string): string | undefined {
  return all(type).find(({ logicalId }) => logicalId.startsWith(start))?.logicalId;
}

const submitInquiry = {
  FunctionName: { Ref: logicalIdOf('AWS::Lambda::Function', 'ContactApiSubmitInquiry') },
};
const retireAssets = { FunctionName: { Ref: logicalIdOf('AWS::Lambda::Function', 'SiteRetirement') } };
const notifySales = { FunctionName: { Ref: logicalIdOf('AWS::Lambda::Function', 'SalesNotification') } };
const table = { TableName: { Ref: only('AWS::DynamoDB::GlobalTable').logicalId }, Operation: 'PutItem' };
const api = { ApiId: { Ref: only('AWS::ApiGatewayV2::Api').logicalId }, Stage: 'dev' };
const queue = { QueueName: { 'Fn::GetAtt': [only('AWS::SQS::Queue').logicalId, 'QueueName'] } };
const distribution = {
  DistributionId: { Ref: only('AWS::CloudFront::Distribution').logicalId },
  Region: 'Global',
};

describe('an alarm watches', () => {
  test.each([
    ['calls that failed', 'AWS/ApiGateway', '5xx', api, { Statistic: 'Sum', Threshold: 1 }],
    ['crashes', 'AWS/Lambda', 'Errors', submitInquiry, { Statistic: 'Sum', Threshold: 1 }],
    ['refused work', 'AWS/Lambda', 'Throttles', submitInquiry, { Statistic: 'Sum', Threshold: 1 }],
    ['the limit of 10 s', 'AWS/Lambda', 'Duration', submitInquiry, { Statistic: 'Maximum', Threshold: 8000 }],
    ['refused writes', 'AWS/DynamoDB', 'ThrottledRequests', table, { Statistic: 'Sum', Threshold: 1 }],
    ['crashes of the notifier', 'AWS/Lambda', 'Errors', notifySales, { Statistic: 'Sum', Threshold: 1 }],
    ['its refused work', 'AWS/Lambda', 'Throttles', notifySales, { Statistic: 'Sum', Threshold: 1 }],
    [
      'its limit of 5 min',
      'AWS/Lambda',
      'Duration',
      notifySales,
      { Statistic: 'Maximum', Threshold: 240_000 },
    ],
    [
      'how long mails wait',
      'AWS/Lambda',
      'IteratorAge',
      notifySales,
      { Statistic: 'Maximum', Threshold: 1_800_000 },
    ],
    [
      'dead letters',
      'AWS/SQS',
      'ApproximateNumberOfMessagesVisible',
      queue,
      { Statistic: 'Maximum', Threshold: 1 },
    ],
    [
      'old files that nobody marked',
      'AWS/Lambda',
      'AsyncEventsDropped',
      retireAssets,
      { Statistic: 'Sum', Threshold: 1 },
    ],
    ['failed pages', 'AWS/CloudFront', '5xxErrorRate', distribution, { Statistic: 'Average', Threshold: 5 }],
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
          ...properties,
          Period: 300,
          ComparisonOperator: 'GreaterThanOrEqualToThreshold',
          TreatMissingData: 'notBreaching',
        },
      },
    ]);
  });

  test('and nothing else', () => {
    expect(alarms).toHaveLength(12);
  });
});

function asRecord({ Dimensions }: AlarmProperties): Record<string, unknown> {
  return Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, Value]));
}

test('each says what to do and under which heading more of it stands, and tells the topic', () => {
  for (const { Properties } of alarms) {
    expect(Properties.AlarmDescription).toMatch(/^[A-Z].{60,}\. See "[^"]+" in infra\/README\.md\.$/);
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html
    expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024);
    expect(Properties).toMatchObject({ AlarmActions: [{ Ref: topic.logicalId }] });
  }
});

describe('the topic', () => {
  const key = only<{ KeyPolicy: { Statement: unknown[] } }>('AWS::KMS::Key');

  test('is encrypted with a key that CloudWatch may use, and that is renewed', () => {
    expect(topic.Properties).toMatchObject({ KmsMasterKeyId: { 'Fn::GetAtt': [key.logicalId, 'Arn'] } });
    expect(key.Properties).toMatchObject({ EnableKeyRotation: true });
    expect(key.Properties.KeyPolicy.Statement).toContainEqual({
      Effect: 'Allow',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Action: ['kms:Decrypt', 'kms:GenerateDataKey*'],
      Resource: '*',
    });
    expect(key.Properties.KeyPolicy.Statement).toContainEqual(
      expect.objectContaining({
        Principal: { Service: 'logs.us-east-1.amazonaws.com' },
        Condition: {
          ArnLike: {
            'kms:EncryptionContext:aws:logs:arn': 'arn:aws:logs:us-east-1:123456789012:log-group:*',
          },
        },
      }),
    );
  });

  test("takes nothing without TLS, and the account's own alarms", () => {
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

describe('where nobody is told and the region is not known', () => {
  test('the alarm of the distribution is there if CloudFront shows its metrics there', () => {
    const { Properties: _, ...alarm } =
      silent
        .all('AWS::CloudWatch::Alarm')
        .find(({ Properties }) => Properties['Namespace'] === 'AWS/CloudFront') ?? {};
    const condition = { Condition: expect.any(String) };
    expect(alarm).toMatchObject(condition);
    const { Condition: name } = alarm as unknown as { Condition: string };
    expect(silent.template.toJSON()['Conditions']).toEqual({
      [name]: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
    });
  });

  test('nothing watches a notifier that is not there, and nobody has subscribed', () => {
    expect(silent.all('AWS::CloudWatch::Alarm')).toHaveLength(7);
    expect(silent.all('AWS::SNS::Subscription')).toEqual([]);
  });
});

test('the dashboard shows the alarms, and every metric from where it is', () => {
  const { DashboardBody } = only<{ DashboardBody: unknown }>('AWS::CloudWatch::Dashboard').Properties;
  const text = JSON.stringify(DashboardBody);
  for (const { logicalId } of alarms) expect(text).toContain(`{"Fn::GetAtt":["${logicalId}","Arn"]}`);
  for (const name of ['Stored', 'Failed', '5xxErrorRate', 'IteratorAge', 'Requests'])
    expect(text).toContain(name);
  const { Properties: elsewhere } = abroad.only('AWS::CloudWatch::Dashboard');
  // Without its region the widget would look for CloudFront's metrics in its own.
  expect(JSON.stringify(elsewhere)).toMatch(/5xxErrorRate[^\]]*us-east-1/);
});
