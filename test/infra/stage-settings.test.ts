import { expect, test } from 'vitest';
import { parseConfig, refuseSharedSettings } from '#infra/config.ts';
import { complaints } from './config-complaints.ts';

const production = { domain: 'company.example', hostedZoneId: 'Z0123', region: 'eu-central-1', waf: true };

test('none removes a setting of cdk.json', () => {
  const without = { domain: 'none', hostedZoneId: 'none', waf: 'none' };
  expect(parseConfig({ stages: { production }, ...without })).toEqual(
    parseConfig({ region: 'eu-central-1' }),
  );
});

test('stages have settings of their own, over which -c name=value takes precedence', () => {
  const stages = { production, staging: { retainData: true, throttleRate: 5 } };
  expect(parseConfig({ stages })).toEqual(parseConfig(production));
  expect(parseConfig({ stages, stage: 'staging', throttleRate: '6' })).toMatchObject({
    stage: 'staging',
    retainData: true,
    throttleRate: 6,
  });
});

test('requests are logged in production, if its region is known', () => {
  expect(parseConfig({ region: 'eu-central-1' })).toMatchObject({ accessLogs: true });
  expect(parseConfig({})).toMatchObject({ accessLogs: false });
  expect(parseConfig({ region: 'eu-central-1', stage: 'preview-42' })).toMatchObject({ accessLogs: false });
});

test('a preview takes nothing from production, and retains and watches nothing', () => {
  const emails = { salesEmail: 'sales@company.example', alarmEmail: 'alarms@company.example' };
  const preview = parseConfig({
    stages: { production: { ...production, ...emails } },
    stage: 'preview-42',
  });
  expect(preview).toEqual({
    ...parseConfig({}),
    stage: 'preview-42',
    monitoring: false,
    retainData: false,
  });
});

test.each<[string, Record<string, unknown>, RegExp]>([
  ['a mistyped value', { stages: { production: { waf: 'on' } } }, /^waf: must be true or false, not "on"$/],
  ['a mistyped name', { stages: { production: { sales: 'a@b.example' } } }, /^sales: no such setting; /],
  ['a stage in the stage', { stages: { production: { stage: 'x' } } }, /^stages: production must not /],
  ['settings without a stage', { stages: { region: 'eu-central-1' } }, /^stages: must be settings by stage/],
])('%s is refused in one line', (_, context, line) => {
  expect(complaints(context)).toEqual([expect.stringMatching(line)]);
});

test('settings for all stages are refused in one line that says where they belong', () => {
  const shared = { '@aws-cdk/core:checkSecretUsage': true, region: 'eu-central-1', waf: true };
  expect(() => refuseSharedSettings({ ...shared, stages: { production } })).toThrow(
    /^cdk\.json: region, waf would apply to every stage; move it .*"production"[^\n]*$/,
  );
  expect(() => refuseSharedSettings({ stages: { production } })).not.toThrow();
});
