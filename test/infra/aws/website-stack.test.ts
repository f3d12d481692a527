import { Match } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

const { template, only, all } = synthesize();

test('has outputs for the site, the inquiries and the files', () => {
  const domainName = { 'Fn::GetAtt': [only('AWS::CloudFront::Distribution').logicalId, 'DomainName'] };
  template.hasOutput('Region', { Value: { Ref: 'AWS::Region' } });
  template.hasOutput('SiteAddress', { Value: { 'Fn::Join': ['', ['https://', domainName]] } });
  template.hasOutput('AddressToVerify', { Value: { 'Fn::Join': ['', ['https://', domainName]] } });
  expect(template.findOutputs('AllowedOrigins')).toEqual({});
  template.hasOutput('DistributionDomainName', { Value: domainName });
  template.hasOutput('DistributionId', { Value: { Ref: only('AWS::CloudFront::Distribution').logicalId } });
  template.hasOutput('TableName', { Value: { Ref: only('AWS::DynamoDB::GlobalTable').logicalId } });
  template.hasOutput('BucketName', { Value: { Ref: only('AWS::S3::Bucket').logicalId } });
  template.hasOutput('AlarmTopicArn', { Value: { Ref: only('AWS::SNS::Topic').logicalId } });
  expect(template.findOutputs('ApiAddress')).toEqual({});
  const { logicalId: dashboard } = only('AWS::CloudWatch::Dashboard');
  template.hasOutput('DashboardAddress', {
    Value: { 'Fn::Join': ['', Match.arrayWith([{ Ref: dashboard }])] },
  });
});

test('data outlives the stack, and search engines may index the site', () => {
  template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
  expect(JSON.stringify(only('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('noindex');
});

test('no resource has a fixed name that a second stage would also use', () => {
  const names: Readonly<Record<string, string>> = {
    'AWS::DynamoDB::GlobalTable': 'TableName',
    'AWS::S3::Bucket': 'BucketName',
    'AWS::Lambda::Function': 'FunctionName',
    'AWS::IAM::Role': 'RoleName',
    'AWS::Logs::LogGroup': 'LogGroupName',
    'AWS::SNS::Topic': 'TopicName',
    'AWS::CloudWatch::Alarm': 'AlarmName',
    'AWS::CloudWatch::Dashboard': 'DashboardName',
  };
  for (const [type, name] of Object.entries(names)) {
    const resources = all(type);
    expect(resources, type).not.toHaveLength(0);
    for (const { Properties = {} } of resources) expect(Properties).not.toHaveProperty(name);
  }
});

// W3005 of cfn-lint: a reference is a dependency already.
test.each([
  ['with the defaults', template],
  ['with everything', synthesize({ ...everythingOn, region: 'us-east-1' }).template],
])('no resource depends explicitly on one that it refers to anyway, %s', (_, stack) => {
  const resources: Record<string, { Properties?: unknown; DependsOn?: string[] }> =
    stack.toJSON()['Resources'];
  for (const [name, { Properties, DependsOn = [] }] of Object.entries(resources)) {
    const text = JSON.stringify(Properties ?? {});
    const referred = DependsOn.filter(
      (other) => text.includes(`"Ref":"${other}"`) || text.includes(`["${other}",`),
    );
    expect(referred, name).toEqual([]);
  }
});
