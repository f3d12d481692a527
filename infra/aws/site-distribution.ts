import { Duration, Validations } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  OriginProtocolPolicy,
  type OriginRequestPolicy,
  OriginSslPolicy,
  type PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { contactStage } from '#shared/contact-api.ts';
import { type SecurityHeaderOptions, securityHeaders } from '../edge/security-headers.ts';
import { apiRequestPolicy } from './api-request-policy.ts';
import { responseHeadersPolicy } from './response-headers.ts';
import type { SiteHosts } from './site-hosts.ts';
import { viewerRequestFunction } from './viewer-request-function.ts';

export interface SiteDistributionProps {
  /** Bucket of the website's files. */
  readonly bucket: Bucket;
  /** Host of the contact API, which answers under /dev/. */
  readonly apiDomainName: string;
  /** What the security headers have to allow. */
  readonly headers: SecurityHeaderOptions;
  /** Where CloudFront serves from. */
  readonly priceClass: PriceClass;
  /**
   * Hosts that it is reached by, and the certificate for them.
   * @default the host that CloudFront gives it, alone
   */
  readonly names?: DistributionNames | undefined;
  /**
   * ARN of the firewall before it.
   * @default none
   */
  readonly webAclArn?: string | undefined;
  /**
   * Bucket that its access logs go to.
   * @default they are not kept
   */
  readonly logBucket?: Bucket | undefined;
  /**
   * Whether search engines may show it.
   * @default true
   */
  readonly indexed?: boolean;
}

export interface DistributionNames {
  readonly hosts: SiteHosts;
  /** For both, in us-east-1. */
  readonly certificate: ICertificate;
}

/** The edge: serves the bucket's files as pages and passes /dev/* on to the API. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    const { names, webAclArn, logBucket, indexed = true } = props;
    const headers = securityHeaders(props.headers);
    // On both behaviors: no response leaves without the headers, and no path is taken as it comes.
    const both = {
      responseHeadersPolicy: responseHeadersPolicy(this, 'Headers', {
        ...headers,
        ...(!indexed && { 'x-robots-tag': 'noindex' }),
      }),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: viewerRequestFunction(this, 'ViewerRequest', names?.hosts.canonical),
        },
      ],
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Website and contact API',
      defaultBehavior: { ...both, ...pageBehavior(props.bucket) },
      additionalBehaviors: {
        [`/${contactStage}/*`]: {
          ...both,
          ...apiBehavior(props.apiDomainName, apiRequestPolicy(this, 'ApiRequest')),
        },
      },
      // The viewer-request function asks for /index.html; with LIST the bare root would be a listing of the bucket.
      defaultRootObject: 'index.html',
      // For the whole distribution, the API included; so the API's unknown paths end in the viewer-request function.
      errorResponses: [
        {
          httpStatus: 404,
          responseHttpStatus: 404,
          responsePagePath: '/404.html',
          ttl: Duration.seconds(10),
        },
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      enableIpv6: true,
      priceClass: props.priceClass,
      ...(names && {
        domainNames: [names.hosts.canonical, names.hosts.twin],
        certificate: names.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      webAclId: webAclArn,
      ...(logBucket && { enableLogging: true, logBucket, logIncludesCookies: false }),
    });
    acknowledgeFindings(this.distribution, { names, webAclArn, logBucket });
  }
}

function pageBehavior(bucket: Bucket): BehaviorOptions {
  return {
    // LIST makes a missing file a 404; without it S3 says 403.
    origin: S3BucketOrigin.withOriginAccessControl(bucket, {
      originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
    }),
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
    cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
  };
}

function apiBehavior(domainName: string, originRequestPolicy: OriginRequestPolicy): BehaviorOptions {
  return {
    // No origin path: the stage is in the address already.
    origin: new HttpOrigin(domainName, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    originRequestPolicy,
    // Not a redirect: what somebody typed has then gone over the wire in the clear already.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  };
}

/** What cdk-nag and the CDK would like otherwise in the distribution, and why it is as it is. */
function acknowledgeFindings(
  distribution: Distribution,
  { names, webAclArn, logBucket }: Pick<SiteDistributionProps, 'names' | 'webAclArn' | 'logBucket'>,
): void {
  const reasons: Readonly<Record<string, string | undefined>> = {
    'AwsSolutions-CFR1': 'The website is for everybody, wherever they are.',
    'AwsSolutions-CFR2': webAclArn
      ? undefined
      : 'Files have nothing to attack, and the API checks, limits and throttles what it takes; a setting adds one.',
    'AwsSolutions-CFR3': logBucket
      ? undefined
      : 'Access logs hold the addresses of all visitors, which nobody here needs; a setting keeps them.',
    'AwsSolutions-CFR4': names
      ? undefined
      : 'Without a domain of its own the site has the certificate of cloudfront.net, whose TLS policy is fixed.',
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The default root object and the viewer-request function both see to it that the root is a page.',
  };
  for (const [id, reason] of Object.entries(reasons))
    if (reason !== undefined) Validations.of(distribution).acknowledge({ id, reason });
}
