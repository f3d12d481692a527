import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { configSchema, parseConfig, SetupError, settings } from '#infra/config.ts';

/** What is said of a context that is refused, as lines. */
function complaints(context: Record<string, unknown>): readonly string[] {
  try {
    parseConfig(context);
  } catch (error) {
    if (error instanceof SetupError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test('without a setting every one has its default', () => {
  expect(parseConfig({})).toEqual({
    stage: 'production',
    retentionDays: 730,
    throttleRate: 20,
    throttleBurst: 50,
    priceClass: 'PriceClass_200',
    retainData: true,
  });
});

test('-c name=value gives text, cdk.json values; both mean the same', () => {
  const written = { retentionDays: 30, throttleRate: 5, throttleBurst: 9, retainData: false };
  const typed = { retentionDays: '30', throttleRate: '5', throttleBurst: '9', retainData: 'false' };
  expect(parseConfig(typed)).toEqual(parseConfig(written));
  expect(parseConfig(typed)).toMatchObject(written);
});

test('account and region are taken as they are', () => {
  const place = { account: '012345678901', region: 'me-central-1' };
  expect(parseConfig(place)).toMatchObject(place);
});

test.each(['sales@company.example', 'Sales.Team+web@mail.company.co', 'a_b-c@x1.example'])(
  'e-mail addresses are taken as they are: %s',
  (email) => {
    const emails = { salesEmail: email, senderEmail: email };
    expect(parseConfig(emails)).toMatchObject(emails);
  },
);

test("the CDK's own context is no setting", () => {
  const own = {
    '@aws-cdk/core:checkSecretUsage': true,
    'aws:cdk:bundling-stacks': [],
    'hosted-zone:a=1': {},
  };
  expect(parseConfig(own)).toEqual(parseConfig({}));
});

describe('what is wrong is said in one line with the name and what is allowed', () => {
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
  ])('%s: %j', (name, value) => {
    const allowed = settings.get(configSchema.shape[name as keyof typeof configSchema.shape])?.allowed;
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

test('every setting says what it allows and means', () => {
  for (const [name, schema] of Object.entries(configSchema.shape)) {
    expect(settings.get(schema), name).toEqual({
      allowed: expect.stringMatching(/^[^.\n]+$/),
      meaning: expect.stringMatching(/^[A-Z][^\n]+\.$/),
    });
  }
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
});
