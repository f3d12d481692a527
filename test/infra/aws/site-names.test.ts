import { App, Stack } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { siteNames } from '#infra/aws/site-names.ts';
import { parseConfig } from '#infra/config.ts';

const build = {
  siteFolder: '',
  submitInquiryFolder: '',
  notifySalesFolder: '',
  retireAssetsFolder: '',
  styleHashes: [],
  connectSources: [],
};
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef';
const config = parseConfig({ domain: 'company.example', certificateArn });

/** The hosts of the domain, and what is warned of, for pages that were built for an origin. */
function hostsFor(builtFor: string | undefined) {
  const stack = new Stack(new App({ analyticsReporting: false }), 'website-test');
  const names = siteNames(stack, config, { ...build, builtFor }, undefined);
  const warnings = stack.node.metadata.filter(({ type }) => type === 'aws:cdk:warning');
  return { ...names?.hosts, warnings: warnings.map(({ data }) => String(data)) };
}

test.each([
  ['https://www.company.example', 'www.company.example', 'company.example'],
  ['https://company.example', 'company.example', 'www.company.example'],
])('pages for %s: %s is theirs, %s redirects', (builtFor, canonical, twin) => {
  expect(hostsFor(builtFor)).toEqual({ canonical, twin, warnings: [] });
});

test.each(['https://other.example', 'http://company.example', undefined])(
  'pages for %s: the bare domain is theirs, and that they name another is warned of',
  (builtFor) => {
    expect(hostsFor(builtFor)).toEqual({
      canonical: 'company.example',
      twin: 'www.company.example',
      warnings: [expect.stringMatching(/https:\/\/company\.example.*frontend\/site\.ts/)],
    });
  },
);

test('without a domain there are none', () => {
  const stack = new Stack(new App({ analyticsReporting: false }), 'website-test');
  expect(siteNames(stack, parseConfig({}), { ...build, builtFor: undefined }, undefined)).toBeUndefined();
});
