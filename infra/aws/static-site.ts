import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accessLogBucket, siteBucket } from './site-buckets.ts';
import { SiteDeployment } from './site-deployment.ts';
import { SiteDistribution, type SiteDistributionProps } from './site-distribution.ts';

export interface StaticSiteProps extends Omit<SiteDistributionProps, 'bucket' | 'logBucket'> {
  /** Folder of the built website. */
  readonly siteFolder: string;
  /**
   * Whether the bucket and its files outlive the stack.
   * @default true
   */
  readonly retainData?: boolean;
  /**
   * Whether requests are logged, into a bucket of their own.
   * @default false
   */
  readonly accessLogs?: boolean;
  /**
   * Key of the logs, which CloudWatch may use.
   * @default CloudWatch's own
   */
  readonly logKey?: IKey | undefined;
}

/** The website: a private bucket, the built files in it, and the distribution that serves them. */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** Bucket of the access logs, if requests are logged. */
  readonly logBucket: Bucket | undefined;
  /** Origin of the website, such as `https://www.example.com`. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { siteFolder, accessLogs, logKey, retainData = true, ...edge } = props;
    const bucket = siteBucket(this, 'Bucket', retainData);
    const logBucket = accessLogs ? accessLogBucket(this, 'AccessLogs', retainData) : undefined;
    const { distribution } = new SiteDistribution(this, 'Edge', { bucket, logBucket, ...edge });
    new SiteDeployment(this, 'Deployment', { siteFolder, bucket, distribution, logKey });
    this.bucket = bucket;
    this.distribution = distribution;
    this.logBucket = logBucket;
    this.origin = `https://${edge.siteDomain?.canonical ?? distribution.domainName}`;
  }
}
