import { Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { responseHeadersPolicy } from '#infra/stack/site/response-headers.ts';

const headers = securityHeaders({ connectSources: ['https://api.example'], hsts: 'preload' });

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
test('the policy is within the limits of CloudFront', () => {
  expect(headers['content-security-policy'].length).toBeLessThan(1783);
  expect(Object.values(headers).join().length).toBeLessThan(10_240);
});

test('refuses a value that CloudFront has no setting for', () => {
  const create = () =>
    responseHeadersPolicy(new Stack(), 'Headers', { ...headers, 'strict-transport-security': 'preload' });
  expect(create).toThrow(/strict-transport-security/);
});
