import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { permissions, synthesize } from './synthesize.ts';

const deployed = synthesize({ ...everythingOn, region: 'us-east-1' });
const { only } = deployed;
const find = (type: string) => only(type, 'Canary').Properties;
const table = `arn:aws:dynamodb:us-east-1:${everythingOn.account}:table/${everythingOn.restoredTable}`;

test('once a day the way of an inquiry is tested through the public address', () => {
  expect(find('AWS::Events::Rule')).toMatchObject({ ScheduleExpression: 'cron(23 6 * * ? *)' });
  expect(find('AWS::Lambda::Function')).toMatchObject({
    Timeout: 300,
    Environment: { Variables: { SITE_ORIGIN: 'https://www.company.example' } },
  });
});

test('the Lambda may see whether an inquiry is mailed, erase one, and nothing else', () => {
  expect(permissions(deployed, 'Canary')).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: [expect.stringMatching(/^CanaryCanaryLog\w+\.Arn$/)],
    },
    {
      Effect: 'Allow',
      Action: 'dynamodb:GetItem',
      Resource: [table],
      Condition: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'notifiedAt'] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    },
    { Effect: 'Allow', Action: 'dynamodb:DeleteItem', Resource: [table] },
  ]);
});

test('a failed test keeps its alarm on for two days', () => {
  const { logicalId } = only('AWS::Lambda::Function', 'Canary');
  expect(find('AWS::CloudWatch::Alarm')).toMatchObject({
    Namespace: 'AWS/Lambda',
    MetricName: 'Errors',
    Dimensions: [{ Name: 'FunctionName', Value: { Ref: logicalId } }],
    Period: 172_800,
    EvaluationPeriods: 1,
    Threshold: 1,
    AlarmActions: [{ Ref: only('AWS::SNS::Topic').logicalId }],
  });
});

test('no test for two days is reported, but not before the first test', () => {
  expect(find('AWS::CloudWatch::Alarm')).toMatchObject({
    // An alarm begins in the state INSUFFICIENT_DATA, and mails only when its state changes.
    TreatMissingData: 'missing',
    InsufficientDataActions: [{ Ref: only('AWS::SNS::Topic').logicalId }],
  });
});

test.each([
  ['somebody to notify', {}],
  ['alarms, as in a preview', { stage: 'preview-42', salesEmail: 'sales@company.example' }],
])('without %s there is none', (_, settings) => {
  const ids = synthesize(settings)
    .all('AWS::Lambda::Function')
    .map(({ logicalId }) => logicalId);
  expect(ids.filter((id) => id.startsWith('Canary'))).toEqual([]);
});
