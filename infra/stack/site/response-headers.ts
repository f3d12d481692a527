import { Duration, Stack } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { regionalName } from '../stack-names.ts';
import type { SecurityHeaders } from './edge/security-headers.ts';

const override = true;

/**
 * A response headers policy with exactly these headers. They replace those of the origin, except its
 * Content-Security-Policy.
 * @param headers names in lower case
 */
export function responseHeadersPolicy(
  scope: Construct,
  id: string,
  headers: SecurityHeaders & Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  // CloudFront refuses these names as custom headers and has a setting for each.
  const {
    'content-security-policy': contentSecurityPolicy,
    'strict-transport-security': hsts,
    'x-content-type-options': _,
    'x-frame-options': frameOption,
    'referrer-policy': referrerPolicy,
    ...others
  } = headers;
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: regionalName(Stack.of(scope)),
    securityHeadersBehavior: {
      // The JSON of the API has a stricter one of its own.
      contentSecurityPolicy: { contentSecurityPolicy, override: false },
      strictTransportSecurity: { ...hstsSetting(hsts), override },
      contentTypeOptions: { override },
      frameOptions: { frameOption: frameOption as HeadersFrameOption, override },
      referrerPolicy: { referrerPolicy: referrerPolicy as HeadersReferrerPolicy, override },
    },
    customHeadersBehavior: {
      customHeaders: Object.entries(others).map(([header, value]) => ({ header, value, override })),
    },
  });
}

function hstsSetting(value: string) {
  const [, seconds, ...flags] = /^max-age=(\d+)(?:; (includeSubDomains))?(?:; (preload))?$/.exec(value) ?? [];
  if (seconds === undefined)
    throw new Error(`CloudFront has no setting for strict-transport-security: ${value}`);
  return {
    accessControlMaxAge: Duration.seconds(Number(seconds)),
    includeSubdomains: flags.includes('includeSubDomains'),
    preload: flags.includes('preload'),
  };
}
