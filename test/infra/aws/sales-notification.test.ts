import { expect, test } from 'vitest';
import { environmentVariables, readNotifySalesEnvironment } from '#lambda/environment.ts';
import { outboxIndex } from '#lambda/inquiry/item.ts';
import { everythingOn } from './everything-on.ts';
import { type LambdaProperties, messages, permissions, synthesize } from './synthesize.ts';

const emails = { salesEmail: 'sales@company.example', senderEmail: 'website@mail.company.example' };
const notifying = synthesize(emails);
const { all, only } = notifying;
const table = only('AWS::DynamoDB::GlobalTable').logicalId;
const configurationSet = only('AWS::SES::ConfigurationSet').logicalId;
const lambda = only<LambdaProperties>('AWS::Lambda::Function', 'SalesNotification');

test('the Lambda reads the variables that the stack sets', () => {
  const { Variables: variables } = lambda.Properties.Environment;
  expect(variables).toEqual({
    [environmentVariables.tableName]: { Ref: table },
    [environmentVariables.salesEmail]: emails.salesEmail,
    [environmentVariables.senderEmail]: emails.senderEmail,
    [environmentVariables.configurationSet]: { Ref: configurationSet },
    [environmentVariables.metricsNamespace]: 'website-production',
  });
  const deployed = Object.fromEntries(Object.keys(variables).map((name) => [name, 'x']));
  expect(() => readNotifySalesEnvironment(deployed)).not.toThrow();
});

test('it runs every minute, ends before the next run, and is never repeated', () => {
  const arn = { 'Fn::GetAtt': [lambda.logicalId, 'Arn'] };
  const rule = only('AWS::Events::Rule', 'SalesNotification');
  expect(rule.Properties).toMatchObject({
    ScheduleExpression: 'rate(1 minute)',
    State: 'ENABLED',
    Targets: [{ Arn: arn, RetryPolicy: { MaximumRetryAttempts: 0, MaximumEventAgeInSeconds: 60 } }],
  });
  expect(lambda.Properties).toMatchObject({ Timeout: 50 });
  expect(only('AWS::Lambda::EventInvokeConfig', 'SalesNotification').Properties).toMatchObject({
    FunctionName: { Ref: lambda.logicalId },
    MaximumRetryAttempts: 0,
    MaximumEventAgeInSeconds: 60,
  });
  expect(all('AWS::Lambda::Permission')).toContainEqual(
    expect.objectContaining({
      Properties: {
        Action: 'lambda:InvokeFunction',
        FunctionName: arn,
        Principal: 'events.amazonaws.com',
        SourceArn: { 'Fn::GetAtt': [rule.logicalId, 'Arn'] },
      },
    }),
  );
});

test('it takes no concurrency away from the contact form, and nothing else invokes it', () => {
  for (const { Properties } of all('AWS::Lambda::Function'))
    expect(Properties).not.toHaveProperty('ReservedConcurrentExecutions');
  expect(all('AWS::Lambda::EventSourceMapping')).toEqual([]);
});

test('it may read the outbox, update the table, mail from its address to sales, and write its log; nothing else', () => {
  const ses = 'arn:AWS::Partition:ses:AWS::Region:AWS::AccountId';
  const wanted = [
    {
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: [`${lambda.Properties.LoggingConfig.LogGroup.Ref}.Arn`],
    },
    { Action: 'dynamodb:Query', Resource: [`${table}.Arn/index/${outboxIndex.name}`] },
    { Action: 'dynamodb:UpdateItem', Resource: [`${table}.Arn`] },
    {
      Action: 'ses:SendEmail',
      Resource: [
        `${ses}:configuration-set/${configurationSet}`,
        ...['company.example', 'mail.company.example', emails.salesEmail, emails.senderEmail].map(
          (name) => `${ses}:identity/${name}`,
        ),
      ],
      Condition: {
        StringEquals: { 'ses:FromAddress': emails.senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [emails.salesEmail] },
      },
    },
  ];
  expect(permissions(notifying, 'SalesNotification')).toEqual(
    wanted.map((statement) => ({ Effect: 'Allow', ...statement })),
  );
});

test('without senderEmail, emails come from salesEmail', () => {
  synthesize({ salesEmail: emails.salesEmail }).template.hasResourceProperties('AWS::Lambda::Function', {
    Environment: { Variables: { [environmentVariables.senderEmail]: emails.salesEmail } },
  });
});

test('it may use the identity of the domain for an address in a subdomain, and is told if nothing verifies it', () => {
  const made = synthesize({
    ...{ domain: 'company.example', hostedZoneId: 'Z0123456789ABC', region: 'eu-central-1' },
    ...{ salesEmail: 'sales@other.example', senderEmail: emails.senderEmail },
    senderIdentity: true,
  });
  expect(permissions(made, 'SalesNotification')).toContainEqual(
    expect.objectContaining({
      Action: 'ses:SendEmail',
      Resource: expect.arrayContaining([expect.stringMatching(/:identity\/company\.example$/)]),
    }),
  );
  expect(messages(made).join()).not.toContain('senderIdentity');
  const byHand = synthesize({ ...everythingOn, senderIdentity: 'false', region: 'eu-central-1' });
  expect(messages(byHand).join()).toContain('senderIdentity');
});

test('without salesEmail there is no notifier, which is reported, and the data stays where it is', () => {
  const silent = synthesize();
  for (const type of ['AWS::Events::Rule', 'AWS::Lambda::EventInvokeConfig'])
    expect(silent.all(type)).toEqual([]);
  expect(messages(silent)).toContainEqual(expect.stringContaining('salesEmail'));
  expect(messages(notifying)).not.toContainEqual(expect.stringContaining('salesEmail'));
  for (const type of ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'])
    expect(silent.only(type)).toEqual(only(type));
});
