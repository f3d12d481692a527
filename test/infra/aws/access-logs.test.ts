import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { type Synthesized, synthesize } from './synthesize.ts';

interface PolicyProperties {
  readonly PolicyDocument: { readonly Statement: readonly { readonly Effect: string }[] };
}

const account = everythingOn.account;
const here = synthesize({ account, region: 'us-east-1' });
const there = synthesize({ ...everythingOn, region: 'eu-central-1' });

const logBucket = ({ only }: Synthesized) => only('AWS::S3::Bucket', 'SiteAccessLogs');

test('production delivers them to a private bucket of their own, for 30 days', () => {
  expect(logBucket(here).Properties).toMatchObject({
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  });
  here.template.hasOutput('AccessLogBucketName', { Value: { Ref: logBucket(here).logicalId } });
  expect(here.only('AWS::Logs::Delivery').Properties).toMatchObject({
    DeliverySourceName: { Ref: here.only('AWS::Logs::DeliverySource').logicalId },
    DeliveryDestinationArn: { 'Fn::GetAtt': [here.only('AWS::Logs::DeliveryDestination').logicalId, 'Arn'] },
  });
  expect(here.only('AWS::Logs::DeliverySource').Properties).toMatchObject({ LogType: 'ACCESS_LOGS' });
  expect(JSON.stringify(here.only('AWS::Logs::DeliverySource').Properties['ResourceArn'])).toContain(
    `cloudfront::${account}:distribution/`,
  );
  expect(here.only('AWS::Logs::DeliveryDestination').Properties).toMatchObject({
    DestinationResourceArn: { 'Fn::GetAtt': [logBucket(here).logicalId, 'Arn'] },
  });
});

test('they show who sent what, and neither cookies nor queries', () => {
  const { RecordFields: fields } = here.only('AWS::Logs::Delivery').Properties;
  expect(fields).toEqual(
    expect.arrayContaining(['date', 'time', 'c-ip', 'cs-method', 'cs-uri-stem', 'sc-status']),
  );
  expect(String(fields)).not.toMatch(/cookie|query/i);
});

test("only the account's own deliveries may write them", () => {
  const { Properties } = here.only<PolicyProperties>('AWS::S3::BucketPolicy', 'SiteAccessLogs');
  const { Statement: statements } = Properties.PolicyDocument;
  expect(statements.filter(({ Effect }) => Effect === 'Allow')).toMatchObject([
    {
      Principal: { Service: 'delivery.logs.amazonaws.com' },
      Action: 's3:PutObject',
      Condition: {
        StringEquals: { 'aws:SourceAccount': account },
        ArnLike: { 'aws:SourceArn': `arn:aws:logs:us-east-1:${account}:delivery-source:*` },
      },
    },
  ]);
});

test('elsewhere the bucket is in the region of the site, and the delivery in us-east-1', () => {
  logBucket(there);
  const name = 'website-production-edge-monitoring-eu-central-1';
  expect(there.assembly.getStackByName(name).environment.region).toBe('us-east-1');
  const atEdge = there.stack(name);
  atEdge.only('AWS::Logs::Delivery');
  expect(atEdge.only('AWS::Logs::DeliveryDestination').Properties).toMatchObject({
    DestinationResourceArn: {
      'Fn::GetStackOutput': { StackName: 'website-production', Region: 'eu-central-1' },
    },
  });
  expect(there.all('AWS::Logs::Delivery')).toEqual([]);
});
