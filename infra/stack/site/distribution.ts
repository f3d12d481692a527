import { Duration, Stack, Validations } from 'aws-cdk-lib';
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
  type IOriginRequestPolicy,
  OriginProtocolPolicy,
  OriginSslPolicy,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  Function as ViewerFunction,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { originSecretHeader } from '#lambda/environment.ts';
import { contactStage } from '#shared/contact-api.ts';
import type { Settings } from '../../stages.ts';
import type { BuildOutput } from '../build-output.ts';
import { regionalName } from '../stack-names.ts';
import type { SiteDomain } from './domain.ts';
import { viewerRequestCode } from './edge/viewer-request-code.ts';
import { type EdgePolicies, edgePolicies } from './edge-policies.ts';

export interface SiteDistributionProps {
  readonly settings: Settings;
  readonly build: BuildOutput;
  readonly bucket: Bucket;
  /** Host of the contact API, which serves /dev/. */
  readonly apiDomainName: string;
  /** Secret that the API expects, if it expects one. */
  readonly originSecret: string | undefined;
  /** Hosts of the website and their certificate. Without them it has the host that CloudFront assigns. */
  readonly siteDomain: SiteDomain | undefined;
  /** ARN of the firewall in front of it, if there is one. */
  readonly webAclArn: string | undefined;
  /** Policies that stages share. Without them it has its own. */
  readonly policies: EdgePolicies | undefined;
}

/** Serves the bucket's files as pages and forwards /dev/* to the API. */
export class SiteDistribution extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: SiteDistributionProps) {
    super(scope, id);
    const { settings, build, siteDomain, webAclArn } = props;
    const { responseHeadersPolicy, apiRequestPolicy } = props.policies ?? edgePolicies(this, build, settings);
    // On both behaviors, so every response has the headers and every path passes the function.
    const both = {
      responseHeadersPolicy,
      functionAssociations: [
        {
          eventType: FunctionEventType.VIEWER_REQUEST,
          function: new ViewerFunction(this, 'ViewerRequest', {
            functionName: regionalName(Stack.of(this)),
            comment: 'Clean addresses, redirects, and what exists under /dev/',
            runtime: FunctionRuntime.JS_2_0,
            code: FunctionCode.fromInline(viewerRequestCode(siteDomain?.canonical ?? '')),
          }),
        },
      ],
      compress: true,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: 'Website and contact API',
      defaultBehavior: { ...both, ...this.pageBehavior(props.bucket) },
      additionalBehaviors: {
        [`/${contactStage}/*`]: {
          ...both,
          ...this.apiBehavior(props, apiRequestPolicy),
        },
      },
      // Without it, and with the permission to list, the root would be a listing of the bucket.
      defaultRootObject: 'index.html',
      // This also applies to the API, so the viewer-request function responds to its unknown paths.
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
      // Includes the US, India and the UAE; PRICE_CLASS_ALL adds South America and Oceania.
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(siteDomain && {
        domainNames: [siteDomain.canonical, siteDomain.redirecting],
        certificate: siteDomain.certificate,
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      webAclId: webAclArn,
    });
    acknowledgeFindings(this.distribution, props);
  }

  private pageBehavior(bucket: Bucket): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, {
        originAccessControl: new S3OriginAccessControl(this, 'BucketAccess', {
          originAccessControlName: regionalName(Stack.of(this)),
        }),
        // Without LIST, S3 responds to a missing file with 403 instead of 404.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
  }

  private apiBehavior(
    { apiDomainName, originSecret }: SiteDistributionProps,
    originRequestPolicy: IOriginRequestPolicy,
  ): BehaviorOptions {
    return {
      // No origin path, as the path already contains the stage.
      origin: new HttpOrigin(apiDomainName, {
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        originSslProtocols: [OriginSslPolicy.TLS_V1_2],
        ...(originSecret !== undefined && { customHeaders: { [originSecretHeader]: originSecret } }),
      }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy,
      // Not a redirect: the form's content would have been sent unencrypted already.
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
    };
  }
}

function acknowledgeFindings(
  distribution: Distribution,
  { settings, siteDomain, webAclArn }: SiteDistributionProps,
): void {
  const reasons: Readonly<Record<string, string | undefined>> = {
    'AwsSolutions-CFR1': 'The website is for everybody, wherever they are.',
    'AwsSolutions-CFR2': webAclArn
      ? undefined
      : 'A firewall is billed by the month. Without it, the API throttles, and an alarm and a budget report floods of requests. The setting waf adds one.',
    'AwsSolutions-CFR3': settings.accessLogs
      ? 'Requests are logged by standard logging v2, whose delivery is not a property of the distribution.'
      : 'Access logs contain the IP addresses of all visitors. The setting accessLogs adds them.',
    'AwsSolutions-CFR4': siteDomain
      ? undefined
      : 'Without a domain the site uses the certificate of cloudfront.net, whose TLS policy is fixed.',
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk':
      'The default root object and the viewer-request function both make the root a page.',
  };
  for (const [id, reason] of Object.entries(reasons))
    if (reason !== undefined) Validations.of(distribution).acknowledge({ id, reason });
}
