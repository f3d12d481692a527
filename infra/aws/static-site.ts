import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accessLogBucket } from './access-logs.ts';
import { siteBucket } from './site-bucket.ts';
import { SiteDeployment } from './site-deployment.ts';
import { SiteDistribution, type SiteDistributionProps } from './site-distribution.ts';

export interface StaticSiteProps extends Omit<SiteDistributionProps, 'bucket'> {
  /** Folder of the built website. */
  readonly siteFolder: string;
  /** Whether the bucket and its files outlive the stack. */
  readonly retainData: boolean;
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
    const { siteFolder, retainData, ...edge } = props;
    const bucket = siteBucket(this, 'Bucket', retainData);
    const logBucket = edge.accessLogs ? accessLogBucket(this, 'AccessLogs', retainData) : undefined;
    const { distribution } = new SiteDistribution(this, 'Edge', { bucket, ...edge });
    new SiteDeployment(this, 'Deployment', { siteFolder, bucket, distribution });
    this.bucket = bucket;
    this.distribution = distribution;
    this.logBucket = logBucket;
    this.origin = `https://${edge.siteDomain?.canonical ?? distribution.domainName}`;
  }
}
