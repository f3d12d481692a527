import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { accessLogBucket } from './access-log-bucket.ts';
import { AssetRetirement } from './asset-retirement.ts';
import { siteBucket } from './site-bucket.ts';
import { SiteDeployment } from './site-deployment.ts';
import { SiteDistribution, type SiteDistributionProps } from './site-distribution.ts';

export interface StaticSiteProps extends Omit<SiteDistributionProps, 'bucket' | 'logBucket'> {
  /** Folder of the built website. */
  readonly siteFolder: string;
  /** Folder of the bundled Lambda that marks the assets of earlier builds. */
  readonly retireAssetsFolder: string;
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
   * Key of the logs; it lets CloudWatch use it.
   * @default the one that CloudWatch owns
   */
  readonly logKey?: IKey | undefined;
}

/** The website: a private bucket, the built files in it, and the edge that serves them. */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  /** Of its access logs, if they are kept. */
  readonly logBucket: Bucket | undefined;
  /** The Lambda that marks the assets of earlier builds. */
  readonly retireAssets: LambdaFunction;
  /** Where the website is, such as `https://www.example.com`. */
  readonly origin: string;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { siteFolder, retireAssetsFolder, accessLogs, logKey, retainData = true, ...edge } = props;
    const bucket = siteBucket(this, 'Bucket', retainData);
    const logBucket = accessLogs ? accessLogBucket(this, 'AccessLogs', retainData) : undefined;
    const { distribution } = new SiteDistribution(this, 'Edge', { bucket, logBucket, ...edge });
    new SiteDeployment(this, 'Deployment', { siteFolder, bucket, distribution, logKey });
    const retirement = { bucket, codeFolder: retireAssetsFolder, logKey };
    this.retireAssets = new AssetRetirement(this, 'Retirement', retirement).retireAssets;
    this.bucket = bucket;
    this.distribution = distribution;
    this.logBucket = logBucket;
    this.origin = `https://${edge.names?.hosts.canonical ?? distribution.domainName}`;
  }
}
