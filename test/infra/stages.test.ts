import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#infra/read-settings.ts';
import { SetupError } from '#infra/setup-error.ts';
import { stages as ownStages, type Stages, settingsSchema } from '#infra/stages.ts';
import { everythingOn } from './stack/everything-on.ts';
import { stages } from './stack/synthesize.ts';

/** A certificate that CloudFront accepts. */
const certificateArn = 'arn:aws:acm:us-east-1:012345678901:certificate/01234567-89ab-cdef-0123-456789abcdef';
const region = 'eu-central-1';

/** The lines of the refusal; none if the settings are accepted. */
function complaints(context: Record<string, unknown>, from: Stages = stages): readonly string[] {
  try {
    readSettings(context, from);
  } catch (error) {
    if (error instanceof SetupError) return error.message.split('\n');
    throw error;
  }
  return [];
}

test.each([...Object.keys(ownStages), 'preview-42'])('the settings of stage %s are valid', (stage) => {
  expect(complaints({ stage }, ownStages)).toEqual([]);
});

test('every stage has a region', () => {
  expect(complaints({ region: 'none' })).toEqual([
    expect.stringMatching(/^region: must be .* not undefined$/),
  ]);
});

test('-c name=value, which is text, means the same as the value in a stage', () => {
  const written = readSettings({}, { ...stages, production: { ...everythingOn, region } });
  const typed = Object.entries({ ...everythingOn, region }).map(([name, value]) => [name, String(value)]);
  expect(readSettings(Object.fromEntries(typed), stages)).toEqual(written);
  expect(written).toMatchObject({ ...everythingOn, region, stage: 'production' });
});

test('a stage has its own settings, over which -c name=value takes precedence, and none removes one', () => {
  const production = { domain: 'company.example', hostedZoneId: 'Z0123', region, waf: true };
  const from: Stages = { ...stages, production, staging: { retentionDays: 5, region } };
  expect(readSettings({}, from)).toMatchObject(production);
  expect(readSettings({ domain: 'none', hostedZoneId: 'none', waf: 'none' }, from)).toEqual(
    readSettings({ region }, stages),
  );
  const staging = readSettings({ stage: 'staging', retentionDays: '6' }, from);
  expect(staging).toMatchObject({ stage: 'staging', retentionDays: 6, region, waf: false });
});

test('any other stage gets the settings of previews, and none of production', () => {
  const production = { ...everythingOn, region };
  for (const stage of ['preview-42', 'constructor'])
    expect(readSettings({ stage }, { ...stages, production })).toEqual({
      ...readSettings({}, stages),
      ...stages.preview,
      stage,
    });
});

test("ignores the CDK's own context", () => {
  const own = {
    '@aws-cdk/core:checkSecretUsage': true,
    'aws:cdk:bundling-stacks': [],
    'hosted-zone:a=1': {},
    'acknowledged-issue-numbers': [32775],
    'cli-telemetry': false,
  };
  expect(readSettings(own, stages)).toEqual(readSettings({}, stages));
});

test.each(['sales@company.example', 'Sales.Team+web@mail.company.co', 'a_b-c@x1.example'])(
  'accepts the email address %s',
  (salesEmail) => {
    expect(complaints({ salesEmail })).toEqual([]);
  },
);

describe('refuses in one line with the name and what is allowed', () => {
  test.each<[string, unknown]>([
    ['site', 'acme-corp'],
    ['stage', 'Production'],
    ['stage', ''],
    ['stage', 'a'.repeat(31)],
    ['account', 123456789012],
    ['account', '1234'],
    ['region', 'Frankfurt'],
    ['retentionDays', '0'],
    ['retentionDays', '1.5'],
    ['retentionDays', ''],
    ['retentionDays', 'long'],
    ['retentionDays', 3651],
    ['salesEmail', ''],
    ['salesEmail', 'sales@localhost'],
    ['salesEmail', 'Sales <sales@company.example>'],
    ['salesEmail', 'a@company.example,b@company.example'],
    ['salesEmail', '*@company.example'],
    ['senderEmail', 'a@company.example\nBcc: b@company.example'],
    ['senderEmail', `${'a'.repeat(250)}@company.example`],
    ['timeZone', 'Gulf'],
    ['timeZone', ''],
    ['timeZone', 4],
    ['retainData', 'yes'],
    ['retainData', 1],
    ['domain', 'www.company.example'],
    ['domain', 'Company.example'],
    ['domain', 'https://company.example'],
    ['hostedZoneId', '/hostedzone/Z0123'],
    ['certificateArn', 'arn:aws:acm:eu-central-1:012345678901:certificate/01234567'],
    ['hsts', 'on'],
    ['allowedOrigins', 'https://company.example/'],
    ['allowedOrigins', 'company.example, company2.example'],
    ['allowedOrigins', ''],
    ['allowedOrigins', ['*']],
    ['waf', 'on'],
    ['restoredTable', 'arn:aws:dynamodb:eu-central-1:012345678901:table/inquiries'],
    ['githubRepository', 'company/*'],
    ['githubOwnerId', '*'],
    ['githubBranch', '*'],
  ])('%s: %j', (name, value) => {
    const lines = complaints({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name}: must be [\\w/].+, not `));
    expect(lines[0]?.endsWith(`, not ${JSON.stringify(value)}`)).toBe(true);
  });

  test('a setting that does not exist', () => {
    const [line, ...more] = complaints({ retention: 30 });
    expect(more).toEqual([]);
    expect(line).toMatch(/^retention: /);
    for (const name of Object.keys(settingsSchema.shape)) expect(line).toContain(name);
  });

  test('several at once', () => {
    const lines = complaints({ stage: 'A', retainData: 'no', colour: 'red' });
    expect(lines.map((line) => line.split(':')[0])).toEqual(['stage', 'retainData', 'colour']);
  });
});

const domain = 'company.example';

test.each<Record<string, unknown>>([
  { domain, certificateArn },
  { domain, hostedZoneId: 'Z0123456789ABC', region },
  { domain: 'shop.company.example', hostedZoneId: 'Z0123456789ABC', certificateArn },
  { stage: 'github-42' },
  { stage: 'staging', domain: 'staging.company.example', hostedZoneId: 'Z0123456789ABC', hsts: 'subdomains' },
  { stage: 'edge' },
  { stage: 'preview-42', waf: true, accessLogs: true },
  { alarmEmail: 'alarms@company.example', reservedConcurrency: 10 },
])('accepts the combination %j', (context) => {
  expect(readSettings(context, stages)).toMatchObject(context);
});

const identity = { senderIdentity: true, domain, hostedZoneId: 'Z0123', region };

test.each<[string, Record<string, unknown>, RegExp]>([
  ['stage', { stage: 'github', site: 'acme' }, /acme-github/],
  ['stage', { stage: 'previews' }, /website-previews/],
  ['stage', { stage: 'a-edge-eu-west-1', region: 'us-east-1' }, /website-a-edge-eu-west-1/],
  ['domain', { domain }, /hostedZoneId or certificateArn/],
  ['hostedZoneId', { hostedZoneId: 'Z0123', region }, /domain/],
  ['certificateArn', { certificateArn }, /domain/],
  ['hsts', { hsts: 'subdomains' }, /needs domain/],
  ['alarmEmail', { alarmEmail: 'alarms@company.example', stage: 'preview-42' }, /monitoring=true/],
  ['senderEmail', { senderEmail: 'website@company.example' }, /salesEmail/],
  [
    'senderIdentity',
    { senderIdentity: true, salesEmail: 'sales@company.example', domain, certificateArn },
    /hostedZoneId/,
  ],
  ['senderIdentity', { ...identity, salesEmail: 'sales@other-company.example' }, /senderEmail in the domain/],
  ['senderIdentity', identity, /senderEmail in the domain/],
  ['githubOwnerId', { githubRepository: 'company/website', githubOwnerId: '1' }, /githubRepositoryId/],
  ['githubRepositoryId', { githubRepository: 'company/website', githubRepositoryId: '1' }, /githubOwnerId/],
  ['githubOwnerId', { githubOwnerId: '1', githubRepositoryId: '2' }, /githubRepository/],
])('refuses %s in %j, as AWS would late or not at all', (name, context, reason) => {
  const [line, ...more] = complaints(context);
  expect(more).toEqual([]);
  expect(line).toMatch(new RegExp(`^${name}: `));
  expect(line).toMatch(reason);
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
