import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { type Synthesized, synthesize } from './synthesize.ts';

const plain = synthesize();
const everything = synthesize({ ...everythingOn, region: 'eu-central-1' });
const preview = synthesize({ stage: 'preview-42', region: 'eu-central-1' });

// With another logical id, CloudFormation replaces the resource: a new, empty table, another address.
test.each([
  ['AWS::DynamoDB::GlobalTable', '', 'InquiriesTable3CEF0F62'],
  ['AWS::S3::Bucket', 'SiteBucket', 'SiteBucket978D4AEB'],
  ['AWS::CloudFront::Distribution', '', 'SiteEdgeDistribution0452F04E'],
  ['AWS::ApiGatewayV2::Api', '', 'ContactApiDA7C4174'],
])('%s keeps its logical id', (type, construct, id) => {
  for (const { only } of [plain, everything, preview]) expect(only(type, construct).logicalId).toBe(id);
});

const stored = ({ all }: Synthesized) =>
  ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'].flatMap((type) => all(type));

test('inquiries and files outlive the stack, and the table is protected from deletion', () => {
  const resources = stored(plain);
  // Inquiries, files and access logs.
  expect(resources).toHaveLength(3);
  for (const { DeletionPolicy, UpdateReplacePolicy } of resources)
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Retain', 'Retain']);
  expect(plain.only('AWS::DynamoDB::GlobalTable').Properties).toMatchObject({
    Replicas: [
      {
        DeletionProtectionEnabled: true,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
      },
    ],
  });
  expect(plain.all('Custom::S3AutoDeleteObjects')).toEqual([]);
});

test.each([
  ['with retainData=false', everything],
  ['in a preview', preview],
])('%s, all data is deleted with the stack', (_, deployment) => {
  const resources = stored(deployment);
  expect(deployment.all('Custom::S3AutoDeleteObjects')).toHaveLength(resources.length - 1);
  for (const { DeletionPolicy, UpdateReplacePolicy } of resources)
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Delete', 'Delete']);
});

test('nothing is left of a preview: every Lambda logs to a group that is deleted with the stack', () => {
  interface Logging {
    readonly LoggingConfig?: { readonly LogGroup: { readonly Ref: string } };
  }
  const groups = preview.all('AWS::Logs::LogGroup');
  for (const { DeletionPolicy } of groups) expect(DeletionPolicy).toBe('Delete');
  const used = preview
    .all<Logging>('AWS::Lambda::Function')
    .map(({ Properties }) => Properties.LoggingConfig?.LogGroup.Ref);
  expect(groups.map(({ logicalId }) => logicalId)).toEqual(expect.arrayContaining(used));
});

test('a restored table replaces the own one everywhere, and the own one stays', () => {
  const policies = JSON.stringify(everything.all('AWS::IAM::Policy'));
  expect(policies).toContain(`:table/${everythingOn.restoredTable}"`);
  expect(policies).not.toContain(everything.only('AWS::DynamoDB::GlobalTable').logicalId);
  everything.template.hasOutput('TableName', { Value: everythingOn.restoredTable });
});
