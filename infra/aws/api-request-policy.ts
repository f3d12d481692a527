import {
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** The headers that the Lambda reads: how the body is written, and whose page asks. */
const passedHeaders = ['Content-Type', 'Origin'];

/**
 * What of a visitor's request reaches the API: method, path, body and these headers. Cookies, the browser's name and
 * queries end at the edge, as nothing reads them. Host is not among them, or API Gateway would not know itself.
 */
export function apiRequestPolicy(scope: Construct, id: string): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, id, {
    comment: 'What the contact API reads',
    headerBehavior: OriginRequestHeaderBehavior.allowList(...passedHeaders),
    cookieBehavior: OriginRequestCookieBehavior.none(),
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
}
