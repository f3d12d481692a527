import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SetupError } from '#infra/setup-error.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { temporaryFolder } from './temporary-folder.ts';

function fileOf(content: string): string {
  const file = path.join(temporaryFolder(), 'outputs.json');
  writeFileSync(file, content);
  return file;
}

it('finds the website among the stacks of a deployment, with the settings that were deployed', () => {
  const website = {
    Region: 'eu-central-1',
    SiteAddress: 'https://www.company.example',
    DistributionDomainName: 'd1.cloudfront.net',
    AddressToVerify: 'https://d1.cloudfront.net',
    AlarmTopicArn: 'arn:topic-here',
    AllowedOrigins: 'https://a.example,https://b.example',
    SenderDomain: 'company.example',
    Hsts: 'preload',
  };
  const outputs = {
    'website-x-edge-eu-west-1': { Certificate: 'arn' },
    'website-x': website,
    'website-x-edge-monitoring-eu-west-1': { AlarmTopicArn: 'arn:topic-there' },
  };
  expect(readDeployment(fileOf(JSON.stringify(outputs)))).toEqual({
    stack: 'website-x',
    region: 'eu-central-1',
    origin: 'https://d1.cloudfront.net',
    siteOrigin: 'https://www.company.example',
    otherHost: 'company.example',
    allowedOrigins: ['https://a.example', 'https://b.example'],
    senderDomain: 'company.example',
    hsts: 'preload',
    alarmTopics: ['arn:topic-here', 'arn:topic-there'],
  });
});

it.each([
  ['https://company.example', 'www.company.example'],
  ['https://d1.cloudfront.net', undefined],
])('knows which host redirects to %s: %s', (SiteAddress, otherHost) => {
  const website = { Region: 'x', AddressToVerify: SiteAddress, SiteAddress };
  const file = fileOf(JSON.stringify({ x: { ...website, DistributionDomainName: 'd1.cloudfront.net' } }));
  expect(readDeployment(file)).toMatchObject({ siteOrigin: SiteAddress, otherHost });
});

it('says in one line that no website was deployed', () => {
  const contents = ['# Not JSON', '{"website-production": {"Reg', 'null', '[]', '3'];
  const github = '{"website-github": {"DeployRoleArn": "arn"}}';
  const missing = path.join(temporaryFolder(), 'outputs.json');
  for (const file of [missing, temporaryFolder(), ...[...contents, github].map(fileOf)]) {
    expect(() => readDeployment(file)).toThrow(SetupError);
    expect(() => readDeployment(file)).toThrow(/^[^\n]+ names no website: [^\n]+$/);
  }
});
