import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  readCanaryEnvironment,
  readNotifySalesEnvironment,
  readRecordBouncesEnvironment,
  readSubmitInquiryEnvironment,
} from '#lambda/environment.ts';
import { everythingOn } from './everything-on.ts';
import { type LambdaProperties, packedFiles, synthesize } from './synthesize.ts';

const { all, assembly, only } = synthesize({ ...everythingOn, region: 'us-east-1' }, ['https://api.example']);

test.each([
  ['ContactApi', 'submit-inquiry', readSubmitInquiryEnvironment],
  ['SalesNotification', 'notify-sales', readNotifySalesEnvironment],
  ['Bounces', 'record-bounces', readRecordBouncesEnvironment],
  ['Canary', 'canary', readCanaryEnvironment],
])('the Lambda of %s is the bundled %s, and can read the variables that it gets', (construct, name, read) => {
  const { Properties } = only<LambdaProperties>('AWS::Lambda::Function', construct);
  const key = Properties.Code.S3Key;
  expect(packedFiles(assembly, key)).toEqual(['index.mjs']);
  const code = path.join(assembly.directory, `asset.${path.parse(key).name}`, 'index.mjs');
  expect(readFileSync(code, 'utf8')).toContain(name);

  const variables = Object.entries(Properties.Environment.Variables).map(([variable, value]) => [
    variable,
    typeof value === 'string' ? value : 'known to AWS',
  ]);
  expect(() => read(Object.fromEntries(variables))).not.toThrow();
});

test('other websites, and the site itself if its form posts to another origin, may read responses', () => {
  const { Properties } = only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi');
  expect(Properties.Environment.Variables).toMatchObject({
    ALLOWED_ORIGINS: 'https://www.company.example,https://partner.example,http://localhost:5173',
    // HTML responses load their styles from the site and link to it.
    SITE_ORIGIN: 'https://www.company.example',
  });
});

test('forms that post to the API at its own address, so around CloudFront, need no secret', () => {
  const { Properties } = only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi');
  expect(Properties.Environment.Variables).not.toHaveProperty('ORIGIN_SECRETS');
  expect(all('AWS::SecretsManager::Secret')).toEqual([]);
});

const secretsOf = (context: Record<string, unknown>) => {
  const deployment = synthesize({ ...everythingOn, region: 'us-east-1', ...context });
  const {
    logicalId,
    DependsOn = [],
    Properties,
  } = deployment.only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi');
  const distribution = deployment.only('AWS::CloudFront::Distribution');
  return {
    secrets: deployment.all('AWS::SecretsManager::Secret').length,
    isChecked: 'ORIGIN_SECRETS' in Properties.Environment.Variables,
    waitsForCloudFront: DependsOn.includes(distribution.logicalId),
    isWaitedFor: distribution.DependsOn?.includes(logicalId) ?? false,
  };
};

test('there is a secret only with the firewall, which nothing else can go around', () => {
  expect(secretsOf({ waf: false })).toMatchObject({ secrets: 0, isChecked: false });
});

test('no inquiry is refused meanwhile: the Lambda asks for the first secret after CloudFront sends it, takes the next one before, and stops asking before CloudFront stops sending', () => {
  const lambdaFirst = { waitsForCloudFront: false, isWaitedFor: true };
  expect(secretsOf({ originSecret: 1 })).toEqual({
    secrets: 1,
    isChecked: true,
    waitsForCloudFront: true,
    isWaitedFor: false,
  });
  expect(secretsOf({ originSecret: 2 })).toEqual({ secrets: 2, isChecked: true, ...lambdaFirst });
  expect(secretsOf({ waf: false })).toEqual({ secrets: 0, isChecked: false, ...lambdaFirst });
});

test('with other origins and without a domain, the Lambda needs the address that CloudFront assigns, so it comes second', () => {
  const none = { domain: 'none', hostedZoneId: 'none', senderIdentity: 'none', hsts: 'none' };
  expect(secretsOf({ ...none, originSecret: 2 })).toMatchObject({ isWaitedFor: false });
});
