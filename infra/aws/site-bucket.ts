import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';

/**
 * The private bucket of the website's files. What was replaced or deleted can be brought back for 90 days.
 * Assets of earlier builds stay, as open pages ask for them: a few MB a year. A rule can tell how old a file is and not
 * whether a page names it, so one by age would take the assets of a site that nobody changed for that long.
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
        noncurrentVersionExpiration: Duration.days(90),
        // The note that a file was deleted, when the file itself has gone.
        expiredObjectDeleteMarker: true,
        abortIncompleteMultipartUploadAfter: Duration.days(1),
      },
    ],
    removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !retainData,
  });
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It holds the public website only, and nobody but CloudFront and the deployment can reach it.',
  });
  return bucket;
}
