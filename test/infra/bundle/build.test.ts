import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuildOptions, buildIfStale } from '#infra/bundle/build.ts';
import { type DistLayout, distLayout } from '#infra/bundle/dist-layout.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const page = '<p>page</p>'.repeat(100);
let dist: DistLayout;
let sources: string;
let builds: number;

beforeEach(() => {
  dist = distLayout(path.join(temporaryFolder(), 'dist'));
  sources = 'one';
  builds = 0;
});

function write(file: string, content: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function build(options: BuildOptions = {}) {
  return buildIfStale({
    dist,
    fingerprint: async () => sources,
    async buildSite(outDir) {
      builds += 1;
      write(path.join(outDir, 'index.html'), `${page}${sources}`);
      write(path.join(outDir, 'picture.png'), page);
      write(path.join(outDir, 'tiny.txt'), 'x');
      await sleep(20);
      return { styleHashes: [`hash of ${sources}`], connectSources: [] };
    },
    buildHandlers: async (outDir) => write(path.join(outDir, 'submit-inquiry/index.mjs'), sources),
    say: () => undefined,
    ...options,
  });
}

const site = () => readFileSync(path.join(dist.site, 'index.html'), 'utf8');

describe('a build', () => {
  it('leaves site, Lambdas, compressed copies and a record of what it was made of', async () => {
    const record = await build();
    expect(record).toEqual({ sources: 'one', styleHashes: ['hash of one'], connectSources: [] });
    expect(JSON.parse(readFileSync(dist.record, 'utf8'))).toEqual(record);
    const compressed = readFileSync(path.join(dist.compressed, 'index.html.br'));
    expect(brotliDecompressSync(compressed).toString()).toBe(site());
    // Neither what is compressed as it is, nor what would grow.
    expect(readdirSync(dist.compressed)).toEqual(['index.html.br']);
    expect(readFileSync(path.join(dist.handlers, 'submit-inquiry/index.mjs'), 'utf8')).toBe('one');
  });

  it('is not made again while it is fresh, and says nothing then', async () => {
    await build();
    const said: string[] = [];
    expect(await build({ say: (line) => said.push(line) })).toMatchObject({ sources: 'one' });
    expect([builds, said]).toEqual([1, []]);
  });

  it('replaces the one before, with nothing left of it', async () => {
    await build();
    write(path.join(dist.site, 'assets/old.js'), '');
    sources = 'two';
    await build();
    expect(site()).toBe(`${page}two`);
    expect(existsSync(path.join(dist.site, 'assets'))).toBe(false);
  });

  it.each(['record', 'site', 'compressed', 'handlers'] as const)(
    'is made again without its %s',
    async (part) => {
      await build();
      rmSync(dist[part], { recursive: true });
      await build();
      expect(builds).toBe(2);
    },
  );

  it('is made again when its record is none', async () => {
    await build();
    for (const nonsense of ['', '{', '[]', '{"sources":"one"}']) {
      writeFileSync(dist.record, nonsense);
      expect(await build()).toMatchObject({ styleHashes: ['hash of one'] });
    }
    expect(builds).toBe(5);
  });
});

describe('a build that fails', () => {
  const failing = (): never => {
    throw new Error('does not compile');
  };

  it.each(['buildSite', 'buildHandlers'] as const)(
    'in %s leaves the old one, which is not fresh',
    async (step) => {
      await build();
      sources = 'two';
      await expect(build({ [step]: failing })).rejects.toThrow('does not compile');
      expect(site()).toBe(`${page}one`);
      expect(JSON.parse(readFileSync(dist.record, 'utf8'))).toMatchObject({ sources: 'one' });
      await build();
      expect(site()).toBe(`${page}two`);
    },
  );
});

describe('several builds at the same time', () => {
  it('are one', async () => {
    const records = await Promise.all([build(), build(), build()]);
    expect(builds).toBe(1);
    expect(new Set(records.map((record) => record.sources))).toEqual(new Set(['one']));
  });

  it('do not wait for one that was killed', async () => {
    // No process has this number: it is above what systems give out.
    write(path.join(dist.folder, '.building'), '99999999');
    await build();
    expect(builds).toBe(1);
  });
});
