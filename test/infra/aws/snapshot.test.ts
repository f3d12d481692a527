import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { WebsiteStack } from '#infra/aws/website-stack.ts';
import type { DistLayout } from '#infra/bundle/dist-layout.ts';
import { parseConfig } from '#infra/config.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { everythingOn } from './everything-on.ts';
import { stableTemplate } from './stable-template.ts';
import { smallBuild, synthesize } from './synthesize.ts';

const defaults = synthesize();
const everything = synthesize({ ...everythingOn, region: 'us-east-1' });

/** The template for a build as it is now. */
function templateOf(build: DistLayout): Template {
  const app = new App({ analyticsReporting: false, outdir: temporaryFolder() });
  const props = { config: parseConfig({}), build: readBuildOutput(build) };
  return Template.fromStack(new WebsiteStack(app, 'website', props));
}

const build = smallBuild();
const small = templateOf(build);
writeFileSync(path.join(build.site, 'about.html'), '<title>About us</title>');
writeFileSync(path.join(build.site, 'assets/another-abc.js'), 'export {};');
writeFileSync(path.join(build.handlers, 'submit-inquiry/index.mjs'), 'export const handler = () => 1;');
const other = templateOf(build);

// One for what most deployments are, one with all that can be had. After a change that is meant: vitest --update.
test('the stack with its defaults', () => {
  expect(stableTemplate(defaults.template)).toMatchSnapshot();
});

test('the stack with every setting', () => {
  expect(stableTemplate(everything.template)).toMatchSnapshot();
});

test('a snapshot says nothing about what the pages say', () => {
  expect(other.toJSON()).not.toEqual(small.toJSON());
  expect(stableTemplate(other)).toEqual(stableTemplate(small));
});
