import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../infra/temporary-folder.ts';
import { packagedChromium } from './packaged-chromium.ts';

/** Replaces the archives, which take seconds to inflate: writes the files of each that matter here. */
const content: Record<string, (folder: string) => void> = {
  'chromium.br': (folder) => writeFileSync(path.join(folder, 'chromium'), '#!/bin/sh\n', { mode: 0o755 }),
  'fonts.tar.br': (folder) => mkdirSync(path.join(folder, 'fonts/fonts'), { recursive: true }),
  'al2023.tar.br': (folder) => mkdirSync(path.join(folder, 'al2023/lib'), { recursive: true }),
  'swiftshader.tar.br': (folder) => writeFileSync(path.join(folder, 'libGLESv2.so'), ''),
};
const inflated = vi.hoisted(() => [] as string[]);

vi.mock('@sparticuz/chromium', () => ({
  inflate: async (archive: string) => {
    // The package reads TMPDIR synchronously as well.
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
    cache = temporaryFolder();
  });

  test('is stored once when two runs need it at the same time, and leaves no partial folder', async () => {
    const [one, other] = await Promise.all([packagedChromium(cache), packagedChromium(cache)]);
    expect(one).toEqual(other);
    expect(readdirSync(cache)).toEqual([path.basename(path.dirname(one.executablePath))]);
    expect(readdirSync(path.dirname(one.executablePath))).toEqual(
      expect.arrayContaining(['al2023', 'chromium', 'fonts', 'fonts.conf', 'libGLESv2.so']),
    );
    // Each inflated its own copy.
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
