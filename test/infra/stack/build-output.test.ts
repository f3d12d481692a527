import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { distPaths } from '#infra/dist.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { smallBuild } from '../small-build.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const dist = distPaths(temporaryFolder());

test('without a build it says in one line what to do', () => {
  expect(() => readBuildOutput(dist)).toThrow(SetupError);
  expect(() => readBuildOutput(dist)).toThrow(/^There is no .*build\.json: run npm run build first\.$/);
});

test('reads its folders, what the headers must allow, and the origin of the canonical links', () => {
  const built = smallBuild(['https://api.example']);
  expect(readBuildOutput(built)).toEqual({
    siteFolder: built.site,
    handlersFolder: built.handlers,
    connectSources: ['https://api.example'],
    builtFor: 'https://www.company.example',
  });
});

test('pages may have no canonical link', () => {
  const built = smallBuild();
  writeFileSync(path.join(built.site, 'index.html'), '<title>Home</title>');
  expect(readBuildOutput(built).builtFor).toBeUndefined();
});

test('knows how long the pages say that inquiries are stored', () => {
  const built = smallBuild();
  writeFileSync(path.join(built.site, 'index.html'), '<p><time datetime="P365D">365 days.</time>');
  expect(readBuildOutput(built).statedRetention).toBe(365);
});
