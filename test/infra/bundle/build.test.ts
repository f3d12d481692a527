import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { beforeEach, describe, expect, it } from 'vitest';
import { type BuildOptions, buildIfStale } from '#infra/build.ts';
import { type DistLayout, distLayout } from '#infra/dist.ts';
import { SetupError } from '#infra/setup-error.ts';
import { nightly } from '#test/support/nightly.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fakeBuild, page, publishedSources, write } from './fake-build.ts';

let parent: string;
let dist: DistLayout;
let sources: string;
let builds: number;

beforeEach(() => {
  parent = temporaryFolder();
  dist = distLayout(path.join(parent, 'dist'));
  sources = 'one';
  builds = 0;
});

function build(options: BuildOptions = {}) {
  const fake = fakeBuild(sources);
  return buildIfStale({
    ...fake,
    dist,
    buildSite: async (outDir) => {
      builds += 1;
      return (await fake.buildSite?.(outDir)) ?? { connectSources: [] };
    },
    ...options,
  });
}

const site = () => readFileSync(path.join(dist.site, 'index.html'), 'utf8');

describe('a build', () => {
  it('leaves site, Lambdas and a record of its sources', async () => {
    const record = await build();
    expect(record).toEqual({ sources: 'one', connectSources: ['https://one.example'] });
    expect(JSON.parse(readFileSync(dist.record, 'utf8'))).toEqual(record);
    expect(publishedSources(dist)).toEqual(['one', 'one', 'one']);
    expect(readdirSync(parent)).toEqual(['dist']);
  });

  it('is not repeated while it is up to date, and logs nothing then', async () => {
    await build();
    const lines: string[] = [];
    expect(await build({ log: (line) => lines.push(line) })).toMatchObject({ sources: 'one' });
    expect([builds, lines]).toEqual([1, []]);
  });

  it('replaces the previous one completely', async () => {
    await build();
    write(path.join(dist.site, 'assets/old.js'), '');
    sources = 'two';
    await build();
    expect(site()).toBe(`${page}two`);
    expect(existsSync(path.join(dist.site, 'assets'))).toBe(false);
  });

  it.each(['record', 'site', 'handlers'] as const)('is repeated if its %s is missing', async (part) => {
    await build();
    rmSync(dist[part], { recursive: true });
    await build();
    expect(builds).toBe(2);
  });

  it('is repeated if its record is invalid', async () => {
    await build();
    for (const nonsense of ['', '{', '[]', '{"sources":"one"}']) {
      writeFileSync(dist.record, nonsense);
      expect(await build()).toMatchObject({ connectSources: ['https://one.example'] });
    }
    expect(builds).toBe(5);
  });
});

describe('a build that fails', () => {
  const failing = (): never => {
    throw new Error('does not compile');
  };

  it.each(['buildSite', 'buildHandlers'] as const)(
    'in %s leaves the previous one, which is outdated',
    async (step) => {
      await build();
      sources = 'two';
      await expect(build({ [step]: failing })).rejects.toThrow('does not compile');
      expect(publishedSources(dist)).toEqual(['one', 'one', 'one']);
      expect(readdirSync(parent)).toEqual(['dist']);
      await build();
      expect(site()).toBe(`${page}two`);
    },
  );

  it.each(['buildSite', 'buildHandlers'] as const)('to compile in %s names the place', async (step) => {
    const broken = path.join(parent, 'broken.ts');
    write(broken, 'const a = 1;\n}\n');
    const bundle = {
      buildSite: () =>
        vite({ root: parent, logLevel: 'silent', build: { lib: { entry: broken, formats: ['es'] } } }),
      buildHandlers: () => esbuild({ entryPoints: [broken], write: false, logLevel: 'silent' }),
    }[step];
    const problem = await build({ [step]: bundle }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(SetupError);
    const { message } = problem as SetupError;
    expect(message).toMatch(/broken\.ts:2:\d/);
    // No colors, as a test is no terminal.
    expect(stripVTControlCharacters(message)).toBe(message);
  });
});

describe('builds of different sources at the same time', () => {
  it('publish one of them completely and leave nothing else', async () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'];
    await Promise.all(names.map((name) => build(fakeBuild(name))));
    expect(names.map((name) => [name, name, name])).toContainEqual(publishedSources(dist));
    expect(readdirSync(parent)).toEqual(['dist']);
  });
});

describe('builds that are killed', () => {
  const rounds = nightly ? 8 : 2;

  /** Builds again and again, in a process of its own. */
  async function startBuilding(name: string) {
    const script = fileURLToPath(new URL('./build-process.ts', import.meta.url));
    const child = spawn(process.execPath, [script, dist.folder, name], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data', { signal: AbortSignal.timeout(60_000) });
    return child;
  }

  it('leave a complete build or none, wherever they were', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const children = await Promise.all([startBuilding('a'), startBuilding('b')]);
      await sleep(Math.random() * 40);
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map((child) => once(child, 'close')));
      expect(new Set(publishedSources(dist)).size).toBeLessThanOrEqual(1);
    }
    await build();
    expect(publishedSources(dist)).toEqual(['one', 'one', 'one']);
  });

  it('leave folders that a later build removes, but no folder of a build that may still run', async () => {
    const names = ['dist.next-abandoned', 'dist.old-abandoned', 'dist.next-running', 'other'];
    for (const name of names) write(path.join(parent, name, 'site/index.html'), page);
    const twoHoursAgo = Date.now() / 1000 - 2 * 60 * 60;
    for (const name of names.filter((name) => name !== 'dist.next-running'))
      utimesSync(path.join(parent, name), twoHoursAgo, twoHoursAgo);
    await build();
    expect(readdirSync(parent).sort()).toEqual(['dist', 'dist.next-running', 'other']);
  });
});
