import path from 'node:path';
import { Duration, Validations } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  type PriceClass,
  Function as ViewerFunction,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { contactStage } from '#shared/contact-api.ts';
import { type SecurityHeaderOptions, securityHeaders } from '../edge/security-headers.ts';
import { responseHeadersPolicy } from './response-headers.ts';

export interface SiteDistributionProps {
  /** Bucket of the website's files. */
  readonly bucket: Bucket;
  /** Host of the contact API, which answers under /dev/. */
  readonly apiDomainName: string;
  /** What the security headers have to allow. */
  readonly headers: SecurityHeaderOptions;
  /** Where CloudFront serves from. */
  readonly priceClass: PriceClass;
}

/** The edge: serves the bucket's files as pages and passes /dev/* on to the API. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    // On both behaviors: no response leaves without the headers, and no path is taken as it comes.
    const both = {
      responseHeadersPolicy: responseHeadersPolicy(this, 'Headers', securityHeaders(props.headers)),
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: viewerRequestFunction(this, 'ViewerRequest'),
        },
      ],
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Website and contact API',
      defaultBehavior: { ...both, ...pageBehavior(props.bucket) },
      additionalBehaviors: { [`/${contactStage}/*`]: { ...both, ...apiBehavior(props.apiDomainName) } },
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
    });
    Validations.of(this.distribution).acknowledge(...acknowledged);
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

function apiBehavior(domainName: string): BehaviorOptions {
  return {
    // No origin path: the stage is in the address already.
    origin: new HttpOrigin(domainName, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: CachePolicy.CACHING_DISABLED,
    // API Gateway knows itself by its own host name only.
    originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    // Not a redirect: what somebody typed has then gone over the wire in the clear already.
    viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
  };
}

function viewerRequestFunction(scope: Construct, id: string): ViewerFunction {
  return new ViewerFunction(scope, id, {
    comment: 'Clean addresses, redirects, and what exists under /dev/',
    runtime: FunctionRuntime.JS_2_0,
    code: FunctionCode.fromFile({ filePath: path.join(import.meta.dirname, '../edge/viewer-request.js') }),
  });
}

/** What cdk-nag and the CDK would like otherwise in the distribution, and why it is as it is. */
const acknowledged = [
  { id: 'AwsSolutions-CFR1', reason: 'The website is for everybody, wherever they are.' },
  {
    id: 'AwsSolutions-CFR2',
    reason: 'Files have nothing to attack, and the API checks, limits and throttles what it takes.',
  },
  {
    id: 'AwsSolutions-CFR3',
    reason:
      'Access logs hold the addresses of all visitors, which nobody here needs; the API logs its requests.',
  },
  {
    id: 'AwsSolutions-CFR4',
    reason:
      'Without a domain of its own the site has the certificate of cloudfront.net, whose TLS policy is fixed.',
  },
  {
    id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    reason: 'The default root object and the viewer-request function both see to it that the root is a page.',
  },
];
