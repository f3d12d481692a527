import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readSettings } from '#infra/read-settings.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { createStacks } from '#infra/stack/stacks.ts';
import { smallBuild } from '../small-build.ts';
import { everythingOn } from './everything-on.ts';
import { findings, messages, stages, synthesize } from './synthesize.ts';

const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef';

const { account, domain, hostedZoneId } = everythingOn;

const inRegionOfCloudFront = { ...everythingOn, region: 'us-east-1' };
const inAnotherRegion = { ...everythingOn, region: 'eu-central-1' };
const withoutLogs = {
  account,
  domain,
  hostedZoneId,
  certificateArn,
  region: 'me-central-1',
  accessLogs: false,
};
const ofPreview = { stage: 'preview-42', account, region: 'eu-central-1' };
// Outside the tests, as the first synthesis of a process takes seconds.
const plain = synthesize();
const here = synthesize(inRegionOfCloudFront);
const there = synthesize(inAnotherRegion);
const bare = synthesize(withoutLogs);
const byHand = synthesize({ account, domain, certificateArn, region: 'us-east-1' });
const preview = synthesize(ofPreview);

test('every finding of the checks is acknowledged, whatever is deployed and where', () => {
  for (const settings of [{}, inRegionOfCloudFront, inAnotherRegion, withoutLogs, ofPreview])
    expect(findings(settings)).toEqual([]);
});

test('without settings there is one stack', () => {
  expect(plain.stackNames).toEqual(['website-production']);
});

test('in us-east-1 one stack has everything but the role for GitHub', () => {
  expect(here.stackNames.toSorted()).toEqual(['website-github', 'website-production']);
  expect(messages(here).join()).not.toMatch(/alarm/i);
  for (const type of ['AWS::CertificateManager::Certificate', 'AWS::WAFv2::WebACL']) here.only(type);
});

test('elsewhere, certificate and firewall have stacks in us-east-1 before it, and the monitoring one after it', () => {
  expect(there.stackNames.toSorted()).toEqual([
    'website-github',
    'website-production',
    'website-production-edge-eu-central-1',
    'website-production-edge-firewall-eu-central-1',
    'website-production-edge-monitoring-eu-central-1',
  ]);
  const { assembly } = there;
  for (const { stackName, environment } of assembly.stacks)
    expect(environment.region, stackName).toBe(stackName.includes('-edge-') ? 'us-east-1' : 'eu-central-1');
});

test('a firewall is detached before it is deleted: without waf only its own stack is gone', () => {
  const without = synthesize({ ...everythingOn, region: 'eu-central-1', waf: false });
  expect(without.stackNames.toSorted()).toEqual(
    there.stackNames.filter((name) => !name.includes('firewall')).toSorted(),
  );
});

test('a deployment is verified at the site, or at CloudFront while DNS records are created by hand', () => {
  const domainName = {
    'Fn::GetAtt': [byHand.only('AWS::CloudFront::Distribution').logicalId, 'DomainName'],
  };
  byHand.template.hasOutput('AddressToVerify', { Value: { 'Fn::Join': ['', ['https://', domainName]] } });
  here.template.hasOutput('AddressToVerify', { Value: `https://www.${domain}` });
});

test('elsewhere, us-east-1 has no stack if nothing needs it, and the missing alarm is reported', () => {
  expect(bare.stackNames).toEqual(['website-production']);
  for (const type of ['AWS::CertificateManager::Certificate', 'AWS::Logs::Delivery'])
    expect(bare.all(type)).toEqual([]);
  expect(bare.only('AWS::CloudFront::Distribution').Properties).toMatchObject({
    DistributionConfig: { ViewerCertificate: { AcmCertificateArn: certificateArn } },
  });
  expect(messages(bare)).toContainEqual(expect.stringMatching(/no alarm.*us-east-1.*alarmEmail/i));
});

test('a preview has another name and is not indexed', () => {
  expect(preview.stackNames).toEqual(['website-previews', 'website-preview-42']);
  const { only } = preview.stack('website-previews');
  expect(JSON.stringify(only('AWS::CloudFront::ResponseHeadersPolicy'))).toContain('noindex');
  expect(JSON.stringify(plain.only('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('noindex');
});

test.each([
  ...['CloudWatch::Alarm', 'CloudWatch::Dashboard', 'Logs::Delivery', 'SNS::Topic', 'WAFv2::WebACL'],
  ...['Route53::RecordSet', 'SES::ConfigurationSet', 'Events::Rule', 'IAM::OIDCProvider'],
])('a preview has no %s', (type) => {
  expect(preview.all(`AWS::${type}`)).toEqual([]);
});

test('a preview publishes no metrics, which are billed', () => {
  expect(JSON.stringify(preview.template.toJSON())).not.toContain('METRICS_NAMESPACE');
});

test('every stack, and so every resource, has tags that tell what it belongs to', () => {
  for (const { assembly } of [there, preview]) {
    for (const { stackName, tags } of assembly.stacks) {
      expect(tags).toEqual({
        App: 'website',
        Stage: /^website-(previews|preview-42|production|github)/
          .exec(stackName)?.[1]
          ?.replace('github', 'production'),
        Stack: stackName,
        ...(assembly === there.assembly && { Repository: everythingOn.githubRepository }),
      });
    }
  }
});

test('a first deployment that failed can be repeated: no stack is protected from deletion', () => {
  for (const { assembly } of [plain, here, there, preview])
    for (const { terminationProtection = false } of assembly.stacks)
      expect(terminationProtection).toBe(false);
});

test('a stack that stores inquiries longer than the pages say is refused in one line, a shorter time is not', () => {
  const build = { ...readBuildOutput(smallBuild()), statedRetention: 730 };
  const create = (retentionDays: number) =>
    createStacks(new App(), readSettings({ retentionDays }, stages), build);
  expect(() => create(731)).toThrow(SetupError);
  expect(() => create(731)).toThrow(/^retentionDays: .* 730 days, not 731; .* VITE_RETENTION_DAYS=731 .*$/);
  create(365);
});

test('whoever deploys reads that nobody is notified, and that the sender is verified by hand', () => {
  expect(messages(plain)).toContainEqual(expect.stringContaining('salesEmail'));
  expect(messages(there)).toEqual([]);
  const byHand = synthesize({ ...everythingOn, senderIdentity: false, region: 'eu-central-1' });
  expect(messages(byHand)).toEqual([expect.stringContaining('senderIdentity')]);
});
