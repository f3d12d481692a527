import { Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { responseHeadersPolicy } from '#infra/aws/response-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';

const defined = securityHeaders({
  connectSources: ['https://api.example'],
  hsts: 'preload',
});

function policyOf(others: Readonly<Record<string, string>>): Template {
  const stack = new Stack();
  responseHeadersPolicy(stack, 'Headers', { ...defined, ...others });
  return Template.fromStack(stack);
}

// Outside the tests, as the first template of a process takes seconds.
const policy = policyOf({});

test('sets every security header and overrides those of the origin, except a Content-Security-Policy', () => {
  const Override = true;
  const names = ['cross-origin-resource-policy', 'cross-origin-opener-policy', 'permissions-policy'] as const;
  policy.hasResource('AWS::CloudFront::ResponseHeadersPolicy', {
    Properties: {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: {
            ContentSecurityPolicy: defined['content-security-policy'],
            Override: false,
          },
          ContentTypeOptions: { Override },
          FrameOptions: { FrameOption: defined['x-frame-options'], Override },
          ReferrerPolicy: { ReferrerPolicy: defined['referrer-policy'], Override },
          StrictTransportSecurity: {
            AccessControlMaxAgeSec: 63_072_000,
            IncludeSubdomains: true,
            Preload: true,
            Override,
          },
        },
        CustomHeadersConfig: {
          Items: names.map((Header) => ({ Header, Value: defined[Header], Override })),
        },
      },
    },
  });
  // The five settings and the three names are all of them.
  expect(Object.keys(defined)).toHaveLength(8);
});

test('refuses a value that CloudFront has no setting for', () => {
  expect(() => policyOf({ 'strict-transport-security': 'preload' })).toThrow(/strict-transport-security/);
});

test('sets no HSTS flags that the header does not have', () => {
  policyOf({ 'strict-transport-security': 'max-age=60' }).hasResourceProperties(
    'AWS::CloudFront::ResponseHeadersPolicy',
    {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          StrictTransportSecurity: { AccessControlMaxAgeSec: 60, IncludeSubdomains: false, Preload: false },
        },
      },
    },
  );
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
test('the policy is within the limits of CloudFront', () => {
  expect(defined['content-security-policy']?.length).toBeLessThan(1783);
  expect(Object.values(defined).join().length).toBeLessThan(10_240);
});
