import { Duration, Stack } from 'aws-cdk-lib';
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { regionalName } from './stack-names.ts';

const override = true;

/** CloudFront refuses these names as custom headers and has a setting for each. */
const ownSettings: Readonly<Record<string, (value: string) => ResponseSecurityHeadersBehavior>> = {
  'content-security-policy': (value) => ({
    // The JSON of the API has a stricter one of its own.
    contentSecurityPolicy: { contentSecurityPolicy: value, override: false },
  }),
  'strict-transport-security': (value) => ({ strictTransportSecurity: { ...hstsSetting(value), override } }),
  'x-content-type-options': () => ({ contentTypeOptions: { override } }),
  'x-frame-options': (value) => ({ frameOptions: { frameOption: value as HeadersFrameOption, override } }),
  'referrer-policy': (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override },
  }),
};

/**
 * A response headers policy with exactly these headers. They replace those of the origin, except its
 * Content-Security-Policy.
 * @param headers names in lower case
 */
export function responseHeadersPolicy(
  scope: Construct,
  id: string,
  headers: Readonly<Record<string, string>>,
): ResponseHeadersPolicy {
  const customHeaders: ResponseCustomHeader[] = [];
  let securityHeadersBehavior: ResponseSecurityHeadersBehavior = {};
  for (const [header, value] of Object.entries(headers)) {
    const setting = ownSettings[header]?.(value);
    if (setting) securityHeadersBehavior = { ...securityHeadersBehavior, ...setting };
    else customHeaders.push({ header, value, override });
  }
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: regionalName(Stack.of(scope)),
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
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
