import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Synthesized, synthesize } from './synthesize.ts';

const defaults = synthesize();
const preview = synthesize(
  { stage: 'preview-42', retainData: 'false' },
  { account: '123456789012', region: 'eu-central-1' },
);

/** What cdk-nag and the CDK's own checks say; synthesis itself fails on errors only. */
function findings({ assembly }: Synthesized): unknown {
  return JSON.parse(readFileSync(path.join(assembly.directory, 'validation-report.json'), 'utf8'));
}

test('no check has a finding that nobody acknowledged, wherever it is deployed', () => {
  expect(findings(defaults)).toMatchObject({ pluginReports: [] });
  expect(findings(preview)).toMatchObject({ pluginReports: [] });
});

test('says where the site, the inquiries and the files are', () => {
  const { template, only } = defaults;
  const domainName = { 'Fn::GetAtt': [only('AWS::CloudFront::Distribution').logicalId, 'DomainName'] };
  template.hasOutput('SiteAddress', { Value: { 'Fn::Join': ['', ['https://', domainName]] } });
  template.hasOutput('TableName', { Value: { Ref: only('AWS::DynamoDB::GlobalTable').logicalId } });
  template.hasOutput('BucketName', { Value: { Ref: only('AWS::S3::Bucket').logicalId } });
});

test('a preview takes its data along when it goes', () => {
  expect(preview.only('AWS::DynamoDB::GlobalTable')).toMatchObject({
    DeletionPolicy: 'Delete',
    Properties: { Replicas: [{ DeletionProtectionEnabled: false }] },
  });
  expect(preview.only('AWS::S3::Bucket')).toMatchObject({ DeletionPolicy: 'Delete' });
  preview.template.resourceCountIs('Custom::S3AutoDeleteObjects', 1);
  defaults.template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
});

test('nothing that a second stage would have as well has a fixed name', () => {
  const { all } = defaults;
  const names: Readonly<Record<string, string>> = {
    'AWS::DynamoDB::GlobalTable': 'TableName',
    'AWS::S3::Bucket': 'BucketName',
    'AWS::Lambda::Function': 'FunctionName',
    'AWS::IAM::Role': 'RoleName',
    'AWS::Logs::LogGroup': 'LogGroupName',
  };
  for (const [type, name] of Object.entries(names)) {
    const resources = all(type);
    expect(resources, type).not.toHaveLength(0);
    for (const { Properties = {} } of resources) expect(Properties).not.toHaveProperty(name);
  }
});
