import type { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { SecurityHeaderOptions } from '../edge/security-headers.ts';
import { siteBucket } from './site-bucket.ts';
import { SiteDeployment } from './site-deployment.ts';
import { SiteDistribution } from './site-distribution.ts';

export interface StaticSiteProps {
  /** Folder of the built website. */
  readonly siteFolder: string;
  /** What the security headers have to allow. */
  readonly headers: SecurityHeaderOptions;
  /** Host of the contact API, which answers under /dev/. */
  readonly apiDomainName: string;
  /** Where CloudFront serves from. */
  readonly priceClass: PriceClass;
  /**
   * Whether the bucket and its files outlive the stack.
   * @default true
   */
  readonly retainData?: boolean;
}

/** The website: a private bucket, the built files in it, and the edge that serves them. */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  /** Host of the website, such as `d111111abcdef8.cloudfront.net`. */
  readonly domainName: string;

  constructor(scope: Construct, id: string, { siteFolder, retainData = true, ...props }: StaticSiteProps) {
    super(scope, id);
    const bucket = siteBucket(this, 'Bucket', retainData);
    const { distribution } = new SiteDistribution(this, 'Edge', { bucket, ...props });
    new SiteDeployment(this, 'Deployment', { siteFolder, bucket, distribution });
    this.bucket = bucket;
    this.domainName = distribution.domainName;
  }
}
