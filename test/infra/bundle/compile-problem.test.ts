import path from 'node:path';
import { build } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { compiling } from '#infra/bundle/compile-problem.ts';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';
import { service } from '#test/support/pages-of-each-kind.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

let checkout: ScratchCheckout;

beforeAll(() => {
  checkout = new ScratchCheckout();
});

const illustration = `frontend/illustrations${service.path}.svg`;
const content = `frontend/content${service.path}.ts`;

/** Breaks a file for one build. @returns what the build printed after its progress */
function buildWith(file: string, change: (before: string) => string | undefined) {
  const before = checkout.read(file);
  const broken = change(before);
  if (broken === undefined) checkout.remove(file);
  else checkout.write(file, broken);
  const { exitCode, output } = checkout.run('infra/bundle/build.ts');
  checkout.write(file, before);
  const progress = /^(?:Building|Bundling|✗ Build failed| {2}before going live)/;
  const lines = output.split('\n').filter((line) => line !== '' && !progress.test(line));
  return { exitCode, lines };
}

it('names a missing illustration in one line', () => {
  const { exitCode, lines } = buildWith(illustration, () => undefined);
  const line = new RegExp(`^${content}:\\d+:\\d+: Could not resolve '\\S+/${path.basename(illustration)}'$`);
  expect([exitCode, lines]).toEqual([1, [expect.stringMatching(line)]]);
});

it.each([
  ['content', content, new RegExp(`^${content}:\\d+:\\d+: Unexpected token$`)],
  [
    'a stylesheet',
    'frontend/ui/button.module.css',
    /^frontend\/ui\/button\.module\.css:\d+:\d+: Unexpected }$/,
  ],
])('names the place of a syntax error in %s', (_, file, line) => {
  const { exitCode, lines } = buildWith(file, (before) => `${before}\n}\n`);
  expect([exitCode, lines]).toEqual([1, [expect.stringMatching(line)]]);
});

it('names the place of a syntax error in a Lambda, once', async () => {
  const stdin = { contents: 'const a = 1;\n}\n', sourcefile: 'lambda/notify-sales/index.ts' };
  const bundle = () => build({ stdin, absWorkingDir: projectRoot, write: false, logLevel: 'silent' });
  await expect(compiling(() => Promise.all([bundle(), bundle()]))).rejects.toThrow(
    new SetupError('lambda/notify-sales/index.ts:2:1: Unexpected "}"'),
  );
});

it('leaves every other error alone', async () => {
  const error = new Error('cannot render');
  await expect(compiling(() => Promise.reject(error))).rejects.toBe(error);
});
