import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { readSettings } from '#infra/read-settings.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { siteDomain } from '#infra/stack/site/domain.ts';
import { createStacks } from '#infra/stack/stacks.ts';
import { smallBuild } from '../../small-build.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { stages } from '../synthesize.ts';

const build = {
  siteFolder: '',
  handlersFolder: '',
  connectSources: [],
};
const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/01234567-89ab-cdef-0123-456789abcdef';
const settings = readSettings({ domain: 'company.example', certificateArn }, stages);

/** The hosts of the domain and the warnings, for pages that were built for an origin. */
function hostsFor(builtFor: string | undefined, chosen = settings) {
  const stack = new Stack(new App({ analyticsReporting: false }), 'website-test');
  const { canonical, redirecting } = siteDomain(stack, chosen, { ...build, builtFor }, undefined) ?? {};
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

test.each([
  ['https://www.company.example', 'www.staging.company.example'],
  ['https://company.example', 'staging.company.example'],
])('a stage to rehearse on redirects as production does, for pages of %s', (builtFor, canonical) => {
  const domain = 'staging.company.example';
  expect(hostsFor(builtFor, { ...settings, stage: 'staging', domain })).toMatchObject({
    canonical,
    warnings: [],
  });
});

test.each(['https://www.company.example', 'https://company.example'])(
  'pages for %s: each DNS record keeps its host, as Route 53 refuses to have two of a name for a moment',
  (builtFor) => {
    const app = new App({
      analyticsReporting: false,
      outdir: temporaryFolder(),
      builtinCloudFormationValidation: false,
    });
    const own = { domain: 'company.example', hostedZoneId: 'Z0123456789ABC', certificateArn };
    createStacks(app, readSettings(own, stages), { ...readBuildOutput(smallBuild()), builtFor });
    const template = Template.fromStack(app.node.findChild('website-production') as Stack);
    const records = Object.entries(template.findResources('AWS::Route53::RecordSet'));
    expect(Object.fromEntries(records.map(([id, { Properties }]) => [id, Properties.Name]))).toEqual({
      RecordsA0C193C665: 'www.company.example.',
      RecordsA1907F4DC6: 'company.example.',
      RecordsAaaa087266D93: 'www.company.example.',
      RecordsAaaa103C68215: 'company.example.',
      RecordsHttps0A5E0E829: 'www.company.example.',
      RecordsHttps1EF853B9A: 'company.example.',
    });
  },
);
