import { describe, expect, test } from 'vitest';
import { contactStage } from '#shared/contact-api.ts';
import { source } from '../edge/viewer-request.ts';
import { flat, synthesize } from './synthesize.ts';

interface Behavior {
  readonly TargetOriginId: string;
}
interface DistributionProperties {
  readonly DistributionConfig: {
    readonly DefaultCacheBehavior: Behavior;
    readonly CacheBehaviors: readonly Behavior[];
    readonly Origins: readonly {
      readonly Id: string;
      readonly DomainName: unknown;
      readonly OriginPath?: string;
    }[];
  };
}

const { only } = synthesize();
const bucket = only('AWS::S3::Bucket');
const { DistributionConfig: distribution } = only<DistributionProperties>(
  'AWS::CloudFront::Distribution',
).Properties;
const pages = distribution.DefaultCacheBehavior;
const [calls] = distribution.CacheBehaviors;

/** The origin of a behavior. */
function originOf(behavior: Behavior | undefined) {
  return distribution.Origins.find(({ Id }) => Id === behavior?.TargetOriginId);
}

describe('the distribution', () => {
  test('supports HTTP/3 and IPv6', () => {
    expect(distribution).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true });
  });

  test('has two behaviors, both compressed, with the function and the headers', () => {
    expect(distribution.CacheBehaviors).toHaveLength(1);
    const { logicalId: viewerRequest } = only('AWS::CloudFront::Function');
    for (const behavior of [pages, calls]) {
      expect(behavior).toMatchObject({
        Compress: true,
        ResponseHeadersPolicyId: { Ref: only('AWS::CloudFront::ResponseHeadersPolicy').logicalId },
        FunctionAssociations: [
          { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [viewerRequest, 'FunctionARN'] } },
        ],
      });
    }
  });

  test('serves pages from the bucket, over HTTPS and read-only', () => {
    expect(originOf(pages)).toMatchObject({
      DomainName: { 'Fn::GetAtt': [bucket.logicalId, 'RegionalDomainName'] },
      OriginAccessControlId: expect.anything(),
    });
    expect(pages).toMatchObject({
      ViewerProtocolPolicy: 'redirect-to-https',
      AllowedMethods: ['GET', 'HEAD'],
    });
    expect(distribution).toMatchObject({ DefaultRootObject: 'index.html' });
  });

  test('forwards calls with any method, without caching, over HTTPS only', () => {
    expect(calls).toMatchObject({
      PathPattern: `/${contactStage}/*`,
      AllowedMethods: expect.arrayContaining(['POST', 'PUT', 'OPTIONS']),
      ViewerProtocolPolicy: 'https-only',
      // Managed-CachingDisabled, see
      // https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/using-managed-cache-policies.html
      CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
      OriginRequestPolicyId: { Ref: only('AWS::CloudFront::OriginRequestPolicy').logicalId },
    });
  });

  test('sends calls to the API, whose stage is in the path already', () => {
    expect(flat(originOf(calls)?.DomainName)).toBe(
      `${only('AWS::ApiGatewayV2::Api').logicalId}.execute-api.AWS::Region.AWS::URLSuffix`,
    );
    expect(originOf(calls)).toMatchObject({
      CustomOriginConfig: { OriginProtocolPolicy: 'https-only', OriginSSLProtocols: ['TLSv1.2'] },
    });
    expect(originOf(calls)?.OriginPath ?? '').toBe('');
  });

  test('replaces only 404 responses by a page, with status 404', () => {
    expect(distribution).toMatchObject({
      CustomErrorResponses: [{ ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' }],
    });
  });

  test('runs the tested viewer-request function', () => {
    expect(only('AWS::CloudFront::Function').Properties).toMatchObject({
      FunctionCode: source,
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    });
  });
});
