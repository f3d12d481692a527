import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { distLayout } from '#infra/build/dist-layout.ts';
import { SetupError } from '#infra/config.ts';
import { temporaryFolder } from './synthesize.ts';

const dist = distLayout(temporaryFolder());

test('without a build it says in one line what to do', () => {
  expect(() => readBuildOutput(dist)).toThrow(SetupError);
  expect(() => readBuildOutput(dist)).toThrow(/^There is no .*build\.json: run npm run build first\.$/);
});

test('with one it gives its folders and what the headers have to allow', () => {
  writeFileSync(dist.record, '{ "sources": "abc", "styleHashes": ["sha256-AAA="], "connectSources": [] }');
  expect(readBuildOutput(dist)).toEqual({
    siteFolder: dist.site,
    submitInquiryFolder: expect.stringMatching(/submit-inquiry$/),
    notifySalesFolder: expect.stringMatching(/notify-sales$/),
    styleHashes: ['sha256-AAA='],
    connectSources: [],
  });
});
