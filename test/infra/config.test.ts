import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseConfig } from '#infra/config.ts';
import { allowedValues, configSchema } from '#infra/settings.ts';
import { complaints } from './config-complaints.ts';

test('every setting has its default', () => {
  expect(parseConfig({})).toEqual({
    stage: 'production',
    monitoring: true,
    hsts: 'site',
    retentionDays: 730,
    throttleRate: 20,
    throttleBurst: 50,
    originSecret: 1,
    allowedOrigins: [],
    priceClass: 'PriceClass_200',
    waf: false,
    accessLogs: false,
    retainData: true,
    senderIdentity: false,
    githubBranch: 'main',
    githubProviderExists: false,
  });
});

test('text from -c name=value means the same as values in cdk.json', () => {
  const written = { retentionDays: 30, throttleRate: 5, throttleBurst: 9, retainData: false };
  const typed = { retentionDays: '30', throttleRate: '5', throttleBurst: '9', retainData: 'false' };
  expect(parseConfig(typed)).toEqual(parseConfig(written));
  expect(parseConfig(typed)).toMatchObject(written);
});

test('accepts account and region', () => {
  const place = { account: '012345678901', region: 'me-central-1' };
  expect(parseConfig(place)).toMatchObject(place);
});

test.each(['sales@company.example', 'Sales.Team+web@mail.company.co', 'a_b-c@x1.example'])(
  'accepts the email address %s',
  (email) => {
    const emails = { salesEmail: email, senderEmail: email, alarmEmail: email };
    expect(parseConfig(emails)).toMatchObject(emails);
  },
);

test('origins are a list in cdk.json and separated by commas after -c', () => {
  const allowedOrigins = ['https://www.company.example', 'http://localhost:5173'];
  expect(parseConfig({ allowedOrigins })).toMatchObject({ allowedOrigins });
  expect(parseConfig({ allowedOrigins: allowedOrigins.join(', ') })).toMatchObject({ allowedOrigins });
});

test("ignores the CDK's own context", () => {
  const own = {
    '@aws-cdk/core:checkSecretUsage': true,
    'aws:cdk:bundling-stacks': [],
    'hosted-zone:a=1': {},
    'acknowledged-issue-numbers': [32775],
    'cli-telemetry': false,
  };
  expect(parseConfig(own)).toEqual(parseConfig({}));
});

describe('refuses in one line with the name and what is allowed', () => {
  test.each<[string, unknown]>([
    ['stage', 'Production'],
    ['stage', '1st'],
    ['stage', ''],
    ['stage', 'a'.repeat(31)],
    ['account', 123456789012],
    ['account', '1234'],
    ['region', 'Frankfurt'],
    ['retentionDays', '0'],
    ['retentionDays', '-1'],
    ['retentionDays', '1.5'],
    ['retentionDays', '1e3'],
    ['retentionDays', ''],
    ['retentionDays', true],
    ['retentionDays', 3651],
    ['salesEmail', ''],
    ['salesEmail', 'sales'],
    ['salesEmail', 'sales@localhost'],
    ['salesEmail', 'Sales <sales@company.example>'],
    ['salesEmail', 'a@company.example,b@company.example'],
    ['salesEmail', '*@company.example'],
    ['senderEmail', 'a@company.example\nBcc: b@company.example'],
    ['senderEmail', `${'a'.repeat(250)}@company.example`],
    ['throttleRate', 'many'],
    ['throttleBurst', 0],
    ['priceClass', '200'],
    ['retainData', 'yes'],
    ['retainData', 1],
    ['stage', null],
    ['domain', 'www.company.example'],
    ['domain', 'Company.example'],
    ['domain', 'localhost'],
    ['domain', 'https://company.example'],
    ['hostedZoneId', '/hostedzone/Z0123'],
    ['certificateArn', 'arn:aws:acm:eu-central-1:012345678901:certificate/01234567'],
    ['hsts', 'on'],
    ['alarmEmail', 'nobody'],
    ['reservedConcurrency', 0],
    ['allowedOrigins', 'https://company.example/'],
    ['allowedOrigins', 'https://company.example:443'],
    ['allowedOrigins', 'company.example'],
    ['allowedOrigins', 'null'],
    ['allowedOrigins', ''],
    ['allowedOrigins', ['*']],
    ['allowedOrigins', 'company.example, company2.example'],
    ['waf', 'on'],
    ['accessLogs', 'on'],
    ['restoredTable', 'arn:aws:dynamodb:eu-central-1:012345678901:table/inquiries'],
    ['githubRepository', 'company'],
    ['githubRepository', 'company/*'],
    ['githubRepository', 'company@123456/website@456789'],
    ['githubOwnerId', 'company'],
    ['githubOwnerId', '*'],
    ['githubRepositoryId', '0'],
    ['githubBranch', '*'],
    ['githubProviderExists', 'no'],
  ])('%s: %j', (name, value) => {
    const allowed = allowedValues(name as keyof typeof configSchema.shape);
    expect(complaints({ [name]: value })).toEqual([
      `${name}: must be ${allowed}, not ${JSON.stringify(value)}`,
    ]);
  });

  test('a setting that does not exist', () => {
    const [line, ...more] = complaints({ retention: 30 });
    expect(more).toEqual([]);
    expect(line).toMatch(/^retention: /);
    for (const name of Object.keys(configSchema.shape)) expect(line).toContain(name);
  });

  test('several at once', () => {
    expect(
      complaints({ stage: 'A', retainData: 'no', colour: 'red' }).map((line) => line.split(':')[0]),
    ).toEqual(['stage', 'retainData', 'colour']);
  });
});

test('the program ends with that line and a failure, without a stack trace', async () => {
  const app = path.resolve(import.meta.dirname, '../../infra/app.ts');
  const context = JSON.stringify({ retentionDays: 'long' });
  const run = promisify(execFile)(process.execPath, [app], { env: { CDK_CONTEXT_JSON: context } });
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${complaints({ retentionDays: 'long' }).join()}\n`,
  });
  // It loads the whole CDK, which takes a while on a busy machine.
}, 120_000);
