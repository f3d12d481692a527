import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { cloudFrontRegion } from '../stack-names.ts';

/** Long enough to trace abuse, and no longer, as the logs contain visitors' IP addresses. */
const retention = Duration.days(30);

/**
 * The bucket of CloudFront's access logs. Objects expire, and only CloudWatch's log delivery can write them.
 * @param retainData whether the bucket outlives the stack
 */
export function accessLogBucket(scope: Construct, id: string, retainData: boolean): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    minimumTLSVersion: 1.2,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    lifecycleRules: [{ expiration: retention, abortIncompleteMultipartUploadAfter: Duration.days(1) }],
    removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    autoDeleteObjects: !retainData,
  });
  const { account, partition } = Stack.of(scope);
  bucket.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
      actions: ['s3:PutObject'],
      resources: [bucket.arnForObjects(`AWSLogs/${account}/*`)],
      conditions: {
        StringEquals: { 's3:x-amz-acl': 'bucket-owner-full-control', 'aws:SourceAccount': account },
        ArnLike: {
          'aws:SourceArn': `arn:${partition}:logs:${cloudFrontRegion}:${account}:delivery-source:*`,
        },
      },
    }),
  );
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It is the bucket for access logs; logging access to it would log itself.',
  });
  return bucket;
}

/** Who requested what, and the result. No cookies, and no query strings but those in a referer from this site. */
const fields = [
  ...['date', 'time', 'x-edge-location', 'x-edge-request-id', 'c-ip', 'cs-method', 'cs(Host)', 'cs-uri-stem'],
  ...['cs-protocol-version', 'cs(Referer)', 'cs(User-Agent)', 'cs-bytes', 'sc-status', 'sc-bytes'],
  ...['x-edge-result-type', 'x-edge-detailed-result-type', 'time-taken'],
];

export interface AccessLogDeliveryProps {
  /** Unique in the account. */
  readonly name: string;
  readonly distributionId: string;
  /** ARN of the bucket, which may be in another region. */
  readonly bucketArn: string;
}

/** Has CloudFront's access logs delivered to a bucket (standard logging v2). Its stack must be in us-east-1. */
export class AccessLogDelivery extends Construct {
  constructor(scope: Construct, id: string, { name, distributionId, bucketArn }: AccessLogDeliveryProps) {
    super(scope, id);
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      logType: 'ACCESS_LOGS',
      resourceArn: Stack.of(this).formatArn({
        service: 'cloudfront',
        region: '',
        resource: 'distribution',
        resourceName: distributionId,
      }),
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: bucketArn,
      outputFormat: 'json',
    });
    new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.ref,
      deliveryDestinationArn: destination.attrArn,
      recordFields: fields,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    });
  }
}
