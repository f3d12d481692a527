/** `npm run test:screenshots`: compares pages with their screenshots. With `--update` it takes those again that differ. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { init } from '@jsquash/oxipng/optimise.js';
import { findChromium } from '#test/support/browser/chromium.ts';
import { isPackaged } from '#test/support/browser/packaged-chromium.ts';
import { pageOfKind, screenshotFolder } from '#test/support/pages/screenshots.ts';

if (!isPackaged((await findChromium()).executablePath)) {
  console.error(
    'Screenshots are compared in the packaged Chromium only, which runs on Linux x64, as other browsers render text differently.',
  );
  process.exit(1);
}

const { update } = parseArgs({ options: { update: { type: 'boolean', default: false } } }).values;
const started = Date.now();
const tests = ['test', '--config=test/playwright.config.ts', 'screenshots.spec.ts'];
if (update) tests.push('--update-snapshots=changed');
const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...tests], {
  cwd: path.resolve(import.meta.dirname, '..'),
  stdio: 'inherit',
  env: { ...process.env, NIGHTLY: '1' },
});
process.exitCode = status ?? 1;

if (update && status === 0) {
  const wasm = import.meta.resolve('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm');
  // Without the bytes it would fetch the file, which Node's fetch does not do.
  const { optimise } = await init(readFileSync(fileURLToPath(wasm)));
  let total = 0;
  for (const name of globSync('*/*.png', { cwd: screenshotFolder })) {
    const file = path.join(screenshotFolder, name);
    if (![...pageOfKind.keys()].some((kind) => path.basename(name) === `${kind}.png`)) {
      rmSync(file);
      continue;
    }
    if (statSync(file).mtimeMs >= started) {
      writeFileSync(file, optimise(readFileSync(file), 2, false, false));
      console.log(`updated ${name}`);
    }
    total += statSync(file).size;
  }
  console.log(`The screenshots have ${Math.round(total / 1024)} KB.`);
}
