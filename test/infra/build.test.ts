import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build as esbuild } from 'esbuild';
import { build as vite } from 'vite';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildIfStale, hashSources } from '#infra/build.ts';
import { type DistPaths, distPaths } from '#infra/dist.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

let root: string;
let dist: DistPaths;
let sources: string;
let builds: number;

beforeEach(() => {
  root = temporaryFolder();
  dist = distPaths(path.join(root, 'dist'));
  sources = 'one';
  builds = 0;
  vi.spyOn(console, 'error').mockReturnValue();
});

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

type Steps = Parameters<typeof buildIfStale>[0];

const build = (steps: Steps = {}) =>
  buildIfStale({
    dist,
    hashSources: async () => sources,
    buildSite: async () => {
      builds += 1;
      write('dist/site/index.html', sources);
      return { connectSources: [`https://${sources}.example`] };
    },
    bundleHandlers: async (_, pages) => write('dist/lambda/submit-inquiry/index.mjs', pages?.join() ?? ''),
    ...steps,
  });

const read = (file: string) => readFileSync(path.join(dist.folder, file), 'utf8');

describe('a build', () => {
  it('leaves the site, Lambdas that know its pages, and a record of its sources', async () => {
    const record = await build();
    expect(record).toEqual({ sources: 'one', connectSources: ['https://one.example'] });
    expect(JSON.parse(read('build.json'))).toEqual(record);
    expect([read('site/index.html'), read('lambda/submit-inquiry/index.mjs')]).toEqual(['one', '/']);
  });

  it('is not repeated while its sources are the same', async () => {
    const record = await build();
    expect(await build()).toEqual(record);
    expect(builds).toBe(1);
  });

  it('leaves out what the Finder of a Mac puts into folders that it has shown', async () => {
    const buildSite = async () => {
      write('dist/site/brochures/.DS_Store', '');
      write('dist/site/brochures/company.pdf', '');
      return { connectSources: [] };
    };
    await build({ buildSite });
    expect(readdirSync(path.join(dist.site, 'brochures'))).toEqual(['company.pdf']);
  });

  it('replaces the previous one completely', async () => {
    await build();
    write('dist/site/assets/old.js', '');
    sources = 'two';
    await build();
    expect(read('site/index.html')).toBe('two');
    expect(existsSync(path.join(dist.site, 'assets'))).toBe(false);
  });

  it('is repeated if its record is missing or invalid', async () => {
    for (const nonsense of ['', '{', '[]', '{"sources":"one"}']) {
      write('dist/build.json', nonsense);
      expect(await build()).toMatchObject({ connectSources: ['https://one.example'] });
    }
    expect(builds).toBe(4);
  });
});

describe('a build that does not end', () => {
  it('names a file that would be served as bytes of no type', async () => {
    const buildSite = async () => {
      write('dist/site/brochure.docx', '');
      return { connectSources: [] };
    };
    await expect(build({ buildSite })).rejects.toThrow(/^brochure.docx: delete it, or/);
    expect(existsSync(dist.record)).toBe(false);
  });

  it.each(['buildSite', 'bundleHandlers'] as const)('in %s leaves no record', async (step) => {
    await build();
    sources = 'two';
    const failing = async () => {
      throw new Error('interrupted');
    };
    await expect(build({ [step]: failing })).rejects.toThrow('interrupted');
    expect(existsSync(dist.record)).toBe(false);
    // Not even if the sources are the previous ones again.
    sources = 'one';
    await build();
    expect(read('site/index.html')).toBe('one');
  });

  it.each(['buildSite', 'bundleHandlers'] as const)(
    'as %s does not compile names the place',
    async (step) => {
      write('broken.ts', 'const a = 1;\n}\n');
      const broken = path.join(root, 'broken.ts');
      const bundle = {
        buildSite: () =>
          vite({ root, logLevel: 'silent', build: { lib: { entry: broken, formats: ['es'] } } }),
        bundleHandlers: () => esbuild({ entryPoints: [broken], write: false, logLevel: 'silent' }),
      }[step];
      const problem = await build({ [step]: bundle }).catch((error: unknown) => error);
      expect(problem).toBeInstanceOf(SetupError);
      const { message } = problem as SetupError;
      expect(message).toMatch(/broken\.ts:2:\d/);
      // No colors, as a test is no terminal.
      expect(stripVTControlCharacters(message)).toBe(message);
    },
  );
});

describe('the hash of the sources', () => {
  const hashed = (variables: Record<string, string> = {}) => hashSources(root, variables);

  beforeEach(() => {
    for (const file of ['frontend/a.ts', 'shared/a.ts', 'lambda/a/a.ts', 'infra/lambda-bundles.ts'])
      write(file, file);
    write('package-lock.json', '{}');
  });

  it('does not depend on times, other folders, other variables and generated types', async () => {
    const before = await hashed();
    utimesSync(path.join(root, 'shared/a.ts'), 0, 0);
    write('test/a.ts', 'new');
    write('infra/local/a.ts', 'new');
    write('frontend/a.module.css.d.ts', 'new');
    expect(await hashed({ HOME: '/x' })).toBe(before);
  });

  it.each([
    ['a changed file', () => write('lambda/a/a.ts', 'changed')],
    ['a new file', () => write('frontend/content/b.ts', '')],
    ['a file that is gone', () => rmSync(path.join(root, 'shared/a.ts'))],
    ['another lock file', () => write('package-lock.json', '{ }')],
  ])('changes with %s', async (_, change) => {
    const before = await hashed();
    change();
    expect(await hashed()).not.toBe(before);
  });

  it('changes with the variables that the site is built with', async () => {
    const withHost = await hashed({ VITE_API_HOST: 'https://api.example' });
    expect(withHost).not.toBe(await hashed());
    expect(await hashed({ VITE_API_HOST: 'https://api.example', A: 'b' })).toBe(withHost);
  });
});
