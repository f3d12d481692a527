import { expect, test } from 'vitest';
import { flat, synthesize } from './synthesize.ts';

interface Statement {
  readonly Effect: string;
  readonly Condition: { readonly StringEquals?: Readonly<Record<string, unknown>> };
}
interface BucketPolicyProperties {
  readonly PolicyDocument: { readonly Statement: readonly Statement[] };
}

const { only } = synthesize();
const bucket = only('AWS::S3::Bucket');
const { Statement: statements } =
  only<BucketPolicyProperties>('AWS::S3::BucketPolicy').Properties.PolicyDocument;

test('the bucket is private in every way', () => {
  expect(bucket.Properties).toMatchObject({
    PublicAccessBlockConfiguration: {
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    },
    OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
  });
  expect(bucket.Properties).not.toHaveProperty('WebsiteConfiguration');
  expect(bucket.Properties).not.toHaveProperty('AccessControl');
});

test('only this distribution may read and list, so a missing file is a 404', () => {
  const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
  expect(allowed).toMatchObject([
    {
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      Condition: { StringEquals: { 'AWS:SourceArn': expect.anything() } },
    },
  ]);
  expect(flat(allowed[0]?.Condition.StringEquals?.['AWS:SourceArn'])).toBe(
    `arn:AWS::Partition:cloudfront::AWS::AccountId:distribution/${only('AWS::CloudFront::Distribution').logicalId}`,
  );
});

test('the bucket refuses requests without TLS 1.2', () => {
  expect(statements.filter(({ Effect }) => Effect === 'Deny')).toMatchObject([
    { Action: 's3:*', Condition: { Bool: { 'aws:SecureTransport': 'false' } } },
    { Action: 's3:*', Condition: { NumericLessThan: { 's3:TlsVersion': 1.2 } } },
  ]);
});

test('the bucket is versioned, encrypted, and outlives the stack', () => {
  expect(bucket).toMatchObject({
    DeletionPolicy: 'Retain',
    UpdateReplacePolicy: 'Retain',
    Properties: { VersioningConfiguration: { Status: 'Enabled' }, BucketEncryption: expect.anything() },
  });
});

test('the bucket deletes replaced files after 90 days, and never a current one', () => {
  const { LifecycleConfiguration: lifecycle } = bucket.Properties;
  expect(lifecycle).toEqual({
    Rules: [
      {
        Status: 'Enabled',
        NoncurrentVersionExpiration: { NoncurrentDays: 90 },
        ExpiredObjectDeleteMarker: true,
        AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
      },
    ],
  });
});

test('the bucket keeps its logical id, as another one would be a new bucket', () => {
  expect(bucket.logicalId).toBe('SiteBucket978D4AEB');
});
