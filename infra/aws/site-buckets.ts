import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { waitForNothing } from './role-dependency.ts';

/** Replaced and deleted files can be restored for as long; access logs are kept for as long. */
const retention = Duration.days(90);

/** What both buckets have in common. */
const common = (retainData: boolean) => ({
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
  minimumTLSVersion: 1.2,
  removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  autoDeleteObjects: !retainData,
});

/**
 * The private bucket of the website's files. The assets of earlier builds stay, as pages in open browsers still load
 * them.
 * @param retainData whether the bucket and its files outlive the stack
 */
export function siteBucket(scope: Construct, id: string, retainData: boolean): Bucket {
  const bucket = new Bucket(scope, id, {
    ...common(retainData),
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: retention,
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
  });
  waitForNothing(bucket);
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It holds the public website only, and only CloudFront and the deployment can access it.',
  });
  return bucket;
}

/**
 * The bucket of CloudFront's access logs, which contain visitors' IP addresses.
 * @param retainData whether the bucket outlives the stack
 */
export function accessLogBucket(scope: Construct, id: string, retainData: boolean): Bucket {
  const bucket = new Bucket(scope, id, {
    ...common(retainData),
    // CloudFront delivers its logs through an access control list.
    objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
    lifecycleRules: [{ expiration: retention, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It is the bucket for access logs; logging access to it would log itself.',
  });
  return bucket;
}
