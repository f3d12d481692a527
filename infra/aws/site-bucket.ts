import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { assetsPrefix, supersededTag } from '#lambda/retire-assets/env.ts';
import { waitForNothing } from './role-dependency.ts';

/** How long what is no longer wanted is kept: replaced and deleted files, and assets that only earlier builds have. */
const kept = Duration.days(90);

/**
 * The private bucket of the website's files. What was replaced or deleted can be brought back for 90 days.
 * Assets of earlier builds stay as long, as open pages ask for them. A rule can tell how old a file is and not whether a
 * page names it, so one by age alone would take the assets of a site that nobody changed for that long: what may go
 * bears a tag (asset-retirement.ts).
 * @param retainData whether the bucket and its files outlive the stack
 */
export function siteBucket(scope: Construct, id: string, retainData: boolean): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    versioned: true,
    lifecycleRules: [
      {
        noncurrentVersionExpiration: kept,
        // The note that a file was deleted, when the file itself has gone.
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
      {
        prefix: assetsPrefix,
        tagFilters: { [supersededTag.key]: supersededTag.value },
        expiration: kept,
      },
    ],
    removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !retainData,
  });
  waitForNothing(bucket);
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It holds the public website only, and nobody but CloudFront and the deployment can reach it.',
  });
  return bucket;
}
