import { type CfnResource, Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { logGroup } from '../log-group.ts';
import { accessLogBucket } from './access-logs.ts';
import { siteBucket } from './bucket.ts';
import { SiteDeployment } from './deployment.ts';
import { SiteDistribution, type SiteDistributionProps } from './distribution.ts';

/** The website: a private bucket, the built files in it, and the distribution that serves them. */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** Bucket of the access logs, if requests are logged. */
  readonly logBucket: Bucket | undefined;
  /** Origin of the website, such as `https://www.example.com`. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: Omit<SiteDistributionProps, 'bucket'>) {
    super(scope, id);
    const { retainData, accessLogs } = props.settings;
    const bucket = siteBucket(this, 'Bucket', retainData);
    this.logBucket = accessLogs ? accessLogBucket(this, 'AccessLogs', retainData) : undefined;
    if (!retainData) logEmptyingBuckets(this);
    const { distribution } = new SiteDistribution(this, 'Edge', { ...props, bucket });
    new SiteDeployment(this, 'Deployment', { siteFolder: props.build.siteFolder, bucket, distribution });
    this.bucket = bucket;
    this.distribution = distribution;
    this.origin = `https://${props.siteDomain?.canonical ?? distribution.domainName}`;
  }
}

/**
 * Gives the CDK's Lambda that empties buckets a log group of the stack. Without one, it makes its own when the stack is
 * deleted, which nothing deletes.
 */
function logEmptyingBuckets(scope: Construct): void {
  const { logGroupName: LogGroup } = logGroup(scope, 'EmptyingLog');
  const provider = Stack.of(scope).node.findChild('Custom::S3AutoDeleteObjectsCustomResourceProvider');
  (provider.node.findChild('Handler') as CfnResource).addPropertyOverride('LoggingConfig', { LogGroup });
}
