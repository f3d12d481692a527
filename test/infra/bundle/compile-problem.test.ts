import path from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { compiling } from '#infra/bundle/compile-problem.ts';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';
import { service } from '#test/support/pages-of-each-kind.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

it('names the place of each error in a line of its own', () => {
  const checkout = new ScratchCheckout();
  checkout.remove(`frontend/illustrations${service.path}.svg`);
  const [content, styles] = ['frontend/content/about.ts', 'frontend/ui/button.module.css'];
  for (const file of [content, styles]) checkout.write(file, `${checkout.read(file)}\n}\n`);
  const { exitCode, output } = checkout.run('infra/bundle/build.ts');
  expect(exitCode).toBe(1);
  const progress = /^(?:Building|✗ Build failed)/;
  const lines = output.split('\n').filter((line) => line !== '' && !progress.test(line));
  const problems = [
    `${content}:\\d+:\\d+: Unexpected token`,
    `frontend/content${service.path}.ts:\\d+:\\d+: Could not resolve '\\S+/${path.basename(service.path)}.svg'`,
    `${styles}:\\d+:\\d+: Unexpected }`,
  ];
  expect(lines.sort()).toEqual(problems.map((line) => expect.stringMatching(new RegExp(`^${line}$`))));
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
