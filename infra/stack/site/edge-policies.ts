import { Stack } from 'aws-cdk-lib';
import {
  type IOriginRequestPolicy,
  type IResponseHeadersPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { passedHeaders } from '#lambda/environment.ts';
import type { Settings } from '../../stages.ts';
import type { BuildOutput } from '../build-output.ts';
import { regionalName } from '../stack-names.ts';
import { securityHeaders } from './edge/security-headers.ts';
import { responseHeadersPolicy } from './response-headers.ts';

/** The policies of a distribution that CloudFront does not offer itself. An account can have 20 of each kind. */
export interface EdgePolicies {
  readonly responseHeadersPolicy: IResponseHeadersPolicy;
  /** What CloudFront passes on to the API. */
  readonly apiRequestPolicy: IOriginRequestPolicy;
}

/** @param scope a construct in whose stack no other has these policies, as the stack names them */
export function edgePolicies(scope: Construct, build: BuildOutput, settings: Settings): EdgePolicies {
  return {
    responseHeadersPolicy: responseHeadersPolicy(scope, 'Headers', {
      ...securityHeaders({ ...build, ...settings }),
      // Search engines may index production only.
      ...(settings.stage !== 'production' && { 'x-robots-tag': 'noindex' }),
    }),
    // Nothing reads cookies, queries or the user agent, so CloudFront drops them; its own policies pass on all or too little.
    // API Gateway needs its own Host header.
    apiRequestPolicy: new OriginRequestPolicy(scope, 'ApiRequest', {
      originRequestPolicyName: regionalName(Stack.of(scope)),
      comment: 'What the contact API reads',
      headerBehavior: OriginRequestHeaderBehavior.allowList(...passedHeaders),
      cookieBehavior: OriginRequestCookieBehavior.none(),
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    }),
  };
}
