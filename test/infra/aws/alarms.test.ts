import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { notifyMetrics } from '#lambda/environment.ts';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

interface AlarmProperties {
  readonly AlarmDescription: string;
  readonly Metrics?: readonly { readonly Expression?: string }[];
}

const watched = synthesize({ ...everythingOn, region: 'us-east-1' });
const silent = synthesize();
const abroad = synthesize({ ...everythingOn, region: 'eu-central-1' });
const { all, only } = watched;
const topic = only('AWS::SNS::Topic');
const alarms = all<AlarmProperties>('AWS::CloudWatch::Alarm');

const alarm = (name: string) => alarms.find(({ logicalId }) => logicalId.startsWith(name));

/** What an alarm watches, by default the sum of five minutes from one on. */
const watches = (
  Namespace: string,
  MetricName: string,
  dimensions: Readonly<Record<string, unknown>>,
  others = {},
) => ({
  Namespace,
  MetricName,
  Dimensions: Object.entries(dimensions).map(([Name, Value]) => ({ Name, Value })),
  ...{ Statistic: 'Sum', EvaluationPeriods: 1, Threshold: 1, Period: 300 },
  ComparisonOperator: 'GreaterThanOrEqualToThreshold',
  TreatMissingData: 'notBreaching',
  ...others,
});

const notifier = { service: 'notify-sales' };
const api = { ApiId: { Ref: only('AWS::ApiGatewayV2::Api').logicalId }, Stage: 'dev' };
const distribution = {
  DistributionId: { Ref: only('AWS::CloudFront::Distribution').logicalId },
  Region: 'Global',
};
const certificate = { CertificateArn: { Ref: only('AWS::CertificateManager::Certificate').logicalId } };

describe('an alarm watches', () => {
  test.each([
    ['AlarmsApiErrors', 'calls that failed', watches('AWS/ApiGateway', '5xx', api)],
    [
      'AlarmsApiRefusals',
      'calls that were refused or throttled',
      watches('AWS/ApiGateway', '4xx', api, { Threshold: 50 }),
    ],
    [
      'AlarmsUnsentAge',
      'how long emails wait, and whether the notifier runs',
      watches('website-production', notifyMetrics.unsentAge, notifier, {
        // NotifySales is meant to run every minute, so no data for a quarter of an hour is an incident as well.
        ...{ Statistic: 'Maximum', EvaluationPeriods: 3, Threshold: 30 * 60, TreatMissingData: 'breaching' },
      }),
    ],
    [
      'AlarmsSetAside',
      'inquiries that are set aside, in an alarm of its own, as it stays on until somebody acts',
      watches('website-production', notifyMetrics.setAside, notifier, { Statistic: 'Maximum' }),
    ],
    [
      'EdgePageErrors',
      'failed pages',
      watches('AWS/CloudFront', '5xxErrorRate', distribution, {
        ...{ Statistic: 'Average', EvaluationPeriods: 2, Threshold: 5 },
      }),
    ],
    [
      'EdgeCertificateExpiry',
      'the certificate',
      watches('AWS/CertificateManager', 'DaysToExpiry', certificate, {
        ...{ Statistic: 'Minimum', Threshold: 30, Period: 86_400 },
        ComparisonOperator: 'LessThanOrEqualToThreshold',
      }),
    ],
  ])('%s: %s', (name, _, properties) => {
    expect(alarm(name)?.Properties).toMatchObject(properties);
    // Unless it is set, all evaluation periods must breach the threshold.
    expect(alarm(name)?.Properties).not.toHaveProperty('DatapointsToAlarm');
  });

  test('missing pages, unless there are so few requests that one robot makes most of them', () => {
    const missing = { EvaluationPeriods: 3, Threshold: 50, TreatMissingData: 'notBreaching' };
    expect(alarm('EdgePagesMissing')?.Properties).toMatchObject(missing);
    expect(alarm('EdgePagesMissing')?.Properties.Metrics?.[0]?.Expression).toBe(
      'IF(requests >= 50, rate, 0)',
    );
  });

  test('and nothing else', () => {
    // undelivered-mails.test.ts and canary.test.ts check the others.
    expect(alarms).toHaveLength(9);
  });

  test('the same elsewhere, of which us-east-1 has what CloudFront and its certificate report', () => {
    const atEdge = abroad.stack('website-production-edge-monitoring-eu-central-1');
    expect(atEdge.all('AWS::CloudWatch::Alarm')).toHaveLength(3);
    expect(abroad.all('AWS::CloudWatch::Alarm')).toHaveLength(6);
    expect(atEdge.only('AWS::SNS::Subscription').Properties).toMatchObject({
      Endpoint: everythingOn.alarmEmail,
    });
    atEdge.template.hasResourceProperties('AWS::CloudWatch::Alarm', {
      MetricName: 'DaysToExpiry',
      Dimensions: [{ Name: 'CertificateArn', Value: Match.objectLike({}) }],
    });
  });
});

test('the alarm of the notifier is created after CloudFront, so it does not go off at first', () => {
  const { logicalId } = only('AWS::CloudFront::Distribution');
  expect(alarm('AlarmsUnsentAge')?.DependsOn).toContain(logicalId);
});

test('each says what to do and which chapter says more, and is sent to the topic, also when it is over', () => {
  for (const { Properties } of alarms) {
    expect(Properties.AlarmDescription).toMatch(/^[A-Z].{60,}\. See "[^"]+" in infra\/README\.md\.$/);
    // https://docs.aws.amazon.com/AmazonCloudWatch/latest/APIReference/API_PutMetricAlarm.html
    expect(Properties.AlarmDescription.length).toBeLessThanOrEqual(1024);
    const target = [{ Ref: topic.logicalId }];
    expect(Properties).toMatchObject({ AlarmActions: target, OKActions: target });
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

test('without salesEmail, alarmEmail and region, only the API has alarms, and nobody has subscribed', () => {
  expect(silent.all('AWS::CloudWatch::Alarm')).toHaveLength(2);
  expect(silent.all('AWS::SNS::Subscription')).toEqual([]);
});

test('the dashboard shows the alarms, and every metric from its own region', () => {
  const { DashboardBody } = only<{ DashboardBody: unknown }>('AWS::CloudWatch::Dashboard').Properties;
  const text = JSON.stringify(DashboardBody);
  for (const { logicalId } of alarms) expect(text).toContain(`{"Fn::GetAtt":["${logicalId}","Arn"]}`);
  for (const name of ['Stored', 'Failed', '5xxErrorRate', 'Requests']) expect(text).toContain(name);
  for (const name of Object.values(notifyMetrics))
    expect(text).toContain(String.raw`\"website-production\",\"${name}\",\"service\",\"notify-sales\"`);
  const { Properties: elsewhere } = abroad.only('AWS::CloudWatch::Dashboard');
  // Without its region, the widget would look for CloudFront's metrics in the dashboard's region.
  expect(JSON.stringify(elsewhere)).toMatch(/5xxErrorRate[^\]]*us-east-1/);
});
