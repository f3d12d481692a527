import { App, Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { siteDomain } from '#infra/aws/site-domain.ts';
import { parseConfig } from '#infra/config.ts';

const build = {
  siteFolder: '',
  submitInquiryFolder: '',
  notifySalesFolder: '',
  canaryFolder: '',
  connectSources: [],
};
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef';
const config = parseConfig({ domain: 'company.example', certificateArn });

/** The hosts of the domain and the warnings, for pages that were built for an origin. */
function hostsFor(builtFor: string | undefined) {
  const stack = new Stack(new App({ analyticsReporting: false }), 'website-test');
  const { canonical, redirecting } = siteDomain(stack, config, { ...build, builtFor }, undefined) ?? {};
  const warnings = stack.node.metadata.filter(({ type }) => type === 'aws:cdk:warning');
  return { canonical, redirecting, warnings: warnings.map(({ data }) => String(data)) };
}

test.each([
  ['https://www.company.example', 'www.company.example', 'company.example'],
  ['https://company.example', 'company.example', 'www.company.example'],
])('pages for %s: %s is canonical, %s redirects', (builtFor, canonical, redirecting) => {
  expect(hostsFor(builtFor)).toEqual({ canonical, redirecting, warnings: [] });
});

test.each(['https://other.example', 'http://company.example', undefined])(
  'pages for %s: the bare domain is canonical, with a warning',
  (builtFor) => {
    expect(hostsFor(builtFor)).toEqual({
      canonical: 'company.example',
      redirecting: 'www.company.example',
      warnings: [expect.stringMatching(/https:\/\/company\.example.*frontend\/site\/company\.ts/)],
    });
  },
);

test('is undefined without a domain', () => {
  const stack = new Stack(new App({ analyticsReporting: false }), 'website-test');
  expect(siteDomain(stack, parseConfig({}), { ...build, builtFor: undefined }, undefined)).toBeUndefined();
});
