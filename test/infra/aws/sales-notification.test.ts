import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { environment } from '#lambda/notify-sales/env.ts';
import { notifiedAt, resendRequestedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { inserted, modified, receivedAt, storedItem } from '#test/lambda/notify-sales/stream-event.ts';
import { matchesPattern } from './event-pattern.ts';
import { packedFiles, type Synthesized, synthesize } from './synthesize.ts';

interface LambdaProperties {
  readonly Code: { readonly S3Key: string };
  readonly Role: { readonly 'Fn::GetAtt': readonly [string, string] };
  readonly LoggingConfig: { readonly LogGroup: { readonly Ref: string } };
}
interface PolicyProperties {
  readonly Roles: readonly { readonly Ref: string }[];
  readonly PolicyDocument: { readonly Statement: readonly Readonly<Record<string, unknown>>[] };
}

const emails = { salesEmail: 'sales@company.example', senderEmail: 'website@mail.company.example' };
const telling = synthesize(emails);
const { assembly, all, only } = telling;
const table = only('AWS::DynamoDB::GlobalTable').logicalId;
const queue = only('AWS::SQS::Queue');
const queueArn = { 'Fn::GetAtt': [queue.logicalId, 'Arn'] };
const streamArn = { 'Fn::GetAtt': [table, 'StreamArn'] };
const lambda = all<LambdaProperties>('AWS::Lambda::Function').find(({ logicalId }) =>
  logicalId.startsWith('SalesNotification'),
);

test('the table has a stream with what was stored', () => {
  expect(only('AWS::DynamoDB::GlobalTable').Properties).toMatchObject({
    StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
  });
});

test('the Lambda is what was bundled, on Node 24 and arm64, and knows whom to tell', () => {
  expect(lambda?.Properties).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    Timeout: 300,
    Environment: {
      Variables: {
        [environment.tableName]: { Ref: table },
        [environment.salesEmail]: emails.salesEmail,
        [environment.senderEmail]: emails.senderEmail,
      },
    },
  });
  expect(packedFiles(assembly, lambda?.Properties.Code.S3Key)).toEqual(['index.mjs']);
});

test('new inquiries reach it; what fails is split off, tried a bounded number of times, and put aside', () => {
  expect(only('AWS::Lambda::EventSourceMapping').Properties).toEqual({
    FunctionName: { Ref: lambda?.logicalId },
    EventSourceArn: streamArn,
    StartingPosition: 'TRIM_HORIZON',
    FilterCriteria: { Filters: [expect.anything(), expect.anything()] },
    FunctionResponseTypes: ['ReportBatchItemFailures'],
    BisectBatchOnFunctionError: true,
    BatchSize: 5,
    MaximumBatchingWindowInSeconds: 1,
    MaximumRetryAttempts: 20,
    MaximumRecordAgeInSeconds: 12 * 60 * 60,
    ParallelizationFactor: 10,
    DestinationConfig: { OnFailure: { Destination: queueArn } },
  });
});

describe('of all that the stream shows, it is told', () => {
  const { FilterCriteria } = only<{ FilterCriteria: { Filters: { Pattern: string }[] } }>(
    'AWS::Lambda::EventSourceMapping',
  ).Properties;
  const passes = (record: object) =>
    FilterCriteria.Filters.some(({ Pattern }) => matchesPattern(JSON.parse(Pattern), record));
  const stored = storedItem('i1');
  const asked = storedItem('i1', { [resendRequestedAt]: receivedAt });
  const mark = { [notifiedAt]: receivedAt };

  test.each([
    ['a new inquiry', inserted(stored), true],
    ['that a mail is asked for once more', modified(asked), true],
    ['not the mark of the first mail', modified(storedItem('i1', mark)), false],
    ['not the mark of another mail', modified({ ...asked, ...storedItem('i1', mark) }), false],
    ['not another change', modified(stored), false],
    ['not that one is erased', { ...inserted(stored), eventName: 'REMOVE' }, false],
    ['not that one expires which was asked for', { ...modified(asked), eventName: 'REMOVE' }, false],
  ])('%s', (_, record, told) => {
    expect(passes(record)).toBe(told);
  });
});

test('dead letters are encrypted, sent over TLS alone and kept for 14 days', () => {
  expect(queue.Properties).toEqual({
    SqsManagedSseEnabled: true,
    MessageRetentionPeriod: 14 * 24 * 60 * 60,
  });
  expect(only('AWS::SQS::QueuePolicy').Properties).toMatchObject({
    Queues: [{ Ref: queue.logicalId }],
    PolicyDocument: {
      Statement: [
        {
          Effect: 'Deny',
          Principal: { AWS: '*' },
          Action: 'sqs:*',
          Resource: queueArn,
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        },
      ],
    },
  });
});

test('the Lambda may follow the stream, mark, mail from its address to sales, and write its log; nothing else', () => {
  const [roleId] = lambda?.Properties.Role['Fn::GetAtt'] ?? [];
  const policies = all<PolicyProperties>('AWS::IAM::Policy').map(({ Properties }) => Properties);
  const own = policies.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === roleId));
  const identity = (name: string) => ({
    'Fn::Join': [
      '',
      [
        'arn:',
        { Ref: 'AWS::Partition' },
        ':ses:',
        { Ref: 'AWS::Region' },
        ':',
        { Ref: 'AWS::AccountId' },
        `:identity/${name}`,
      ],
    ],
  });
  const allowed = own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
  const wanted = [
    {
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: { 'Fn::GetAtt': [lambda?.Properties.LoggingConfig.LogGroup.Ref, 'Arn'] },
    },
    { Action: 'dynamodb:UpdateItem', Resource: { 'Fn::GetAtt': [table, 'Arn'] } },
    {
      Action: 'ses:SendEmail',
      Resource: ['company.example', 'mail.company.example', emails.salesEmail, emails.senderEmail].map(
        identity,
      ),
      Condition: {
        StringEquals: { 'ses:FromAddress': emails.senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [emails.salesEmail] },
      },
    },
    { Action: ['sqs:GetQueueAttributes', 'sqs:GetQueueUrl', 'sqs:SendMessage'], Resource: queueArn },
    {
      Action: ['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(
        (action) => `dynamodb:${action}`,
      ),
      Resource: streamArn,
    },
  ];
  expect(allowed).toEqual(wanted.map((statement) => ({ Effect: 'Allow', ...statement })));
});

test('no check has a finding that nobody acknowledged', () => {
  const report = readFileSync(path.join(assembly.directory, 'validation-report.json'), 'utf8');
  expect(JSON.parse(report)).toMatchObject({ pluginReports: [] });
});

test('without a sender the mails come from whom they go to', () => {
  synthesize({ salesEmail: emails.salesEmail }).template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { [environment.senderEmail]: emails.salesEmail } },
  });
});

test('without anybody to tell there is no notifier, the stack says so, and its data stays where it is', () => {
  const silent = synthesize();
  for (const type of ['AWS::SQS::Queue', 'AWS::Lambda::EventSourceMapping'])
    expect(silent.all(type)).toEqual([]);
  const said = ({ assembly: { stacks } }: Synthesized) =>
    stacks.flatMap(({ messages }) => messages).filter(({ level }) => level === 'info');
  expect(said(silent)).toEqual([
    expect.objectContaining({
      entry: expect.objectContaining({ data: expect.stringContaining('salesEmail') }),
    }),
  ]);
  expect(said(telling)).toEqual([]);
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket']) {
    expect(silent.only(type).logicalId).toBe(only(type).logicalId);
  }
});
