import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { packagedChromium } from './packaged-chromium.ts';

/** In place of the archives, which take seconds to inflate: what they hold, as far as it matters here. */
const content: Record<string, (folder: string) => void> = {
  'chromium.br': (folder) => writeFileSync(path.join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 }),
  'fonts.tar.br': (folder) => mkdirSync(path.join(folder, 'fonts/fonts'), { recursive: true }),
  'al2023.tar.br': (folder) => mkdirSync(path.join(folder, 'al2023/lib'), { recursive: true }),
  'swiftshader.tar.br': (folder) => writeFileSync(path.join(folder, 'libGLESv2.so'), ''),
};
const inflated = vi.hoisted(() => [] as string[]);

vi.mock('@sparticuz/chromium', () => ({
  inflate: async (archive: string) => {
    // Asked at once, as the package does.
    const folder = tmpdir();
    await new Promise(setImmediate);
    content[path.basename(archive)]?.(folder);
    inflated.push(path.basename(archive));
  },
}));

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packaged browser', () => {
  let cache: string;
  beforeEach(() => {
    inflated.length = 0;
    cache = mkdtempSync(path.join(tmpdir(), 'chromium-test-'));
  });
  afterEach(() => rmSync(cache, { recursive: true, force: true }));

  test('is there once when two runs want it at the same time, and nothing half done stays', async () => {
    const [one, other] = await Promise.all([packagedChromium(cache), packagedChromium(cache)]);
    expect(one).toEqual(other);
    expect(readdirSync(cache)).toEqual([path.basename(path.dirname(one.executablePath))]);
    expect(readdirSync(path.dirname(one.executablePath))).toEqual(
      expect.arrayContaining(['al2023', 'chromium', 'fonts', 'fonts.conf', 'libGLESv2.so']),
    );
    // Neither waited for the other.
    expect(inflated.sort()).toEqual(
      Object.keys(content)
        .flatMap((name) => [name, name])
        .sort(),
    );
  });

  test('is not inflated again', async () => {
    const first = await packagedChromium(cache);
    inflated.length = 0;
    expect(await packagedChromium(cache)).toEqual(first);
    expect(inflated).toEqual([]);
  });

  test('leaves nothing where it does not start', async () => {
    const starting = content['chromium.br'];
    content['chromium.br'] = (folder) =>
      writeFileSync(path.join(folder, 'chromium'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    await expect(packagedChromium(cache)).rejects.toThrow();
    expect(readdirSync(cache)).toEqual([]);
    if (starting) content['chromium.br'] = starting;
  });
});
