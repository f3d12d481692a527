import { Stack } from 'aws-cdk-lib';
import {
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { formAgeHeader } from '#shared/contact-api.ts';
import { regionalName } from './stack-names.ts';

/** The headers that the Lambda reads. */
const passedHeaders = ['Content-Type', 'Origin', 'Referer', 'Sec-Fetch-Site', formAgeHeader];

/**
 * Passes method, path, body and these headers on to the API. Nothing reads cookies, queries or the user agent, so
 * CloudFront drops them. API Gateway needs its own Host header.
 */
export function apiRequestPolicy(scope: Construct, id: string): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, id, {
    originRequestPolicyName: regionalName(Stack.of(scope)),
    comment: 'What the contact API reads',
    headerBehavior: OriginRequestHeaderBehavior.allowList(...passedHeaders),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
}
