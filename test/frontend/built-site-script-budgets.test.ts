import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pages } from '#frontend/pages.ts';
import { type BuiltPage, builtPages } from './built-site/built-pages.ts';
import { type Chunk, chunkOf, scriptChunks, withImports } from './built-site/script-chunks.ts';

/** Bytes as the site sends them (brotli 11). */
const budget = {
  /** What every page runs when it is loaded. */
  entry: 4096,
  /** All that a page needs to answer, that included. */
  page: 81_920,
};
/** Requests for these. */
const mostFiles = 12;

/** Parts that come when they are wanted, and never with a page. */
const later = ['phone-input', 'live-carousel', 'toast-library', 'sidebar', 'sending'];

let files: readonly BuiltPage[];
let chunks: ReadonlyMap<string, Chunk>;

beforeAll(() => {
  files = builtPages();
  chunks = scriptChunks();
  sizes = new Map([...chunks.values()].map(({ name, code }) => [name, brotliCompressSync(code).length]));
}, 180_000);

/** By name: most files belong to many pages. */
let sizes: ReadonlyMap<string, number>;

const sizeOf = (parts: readonly Chunk[]) =>
  parts.reduce((sum, { name }) => sum + (sizes.get(name) ?? Number.NaN), 0);

const entryName = ({ document }: BuiltPage) =>
  document.querySelector('script[src]')?.getAttribute('src')?.replace('/assets/', '') ?? '';

/** The name without the hash of what the file holds. */
const plainName = ({ name }: Chunk) => name.replace(/-[\w-]{8}\.js$/, '');

/** The one file that was made for a module. */
function chunkNamed(name: string): string {
  const found = [...chunks.values()].filter((chunk) => plainName(chunk) === name);
  if (found.length !== 1) throw new Error(`${found.length} files are named ${name}`);
  return found[0]?.name ?? '';
}

/** Everything that is fetched until a page answers to its visitor. */
function scriptsOf(page: BuiltPage, { kind, path }: (typeof pages)[number]): Chunk[] {
  const seen = new Set<string>();
  const first = [
    entryName(page),
    chunkNamed('hydrate'),
    chunkNamed(`${kind}-template`),
    chunkOf(path, chunks) ?? '',
  ];
  return first.flatMap((name) => withImports(name, chunks, seen));
}

test('what a page runs before its visitor does anything is small', () => {
  for (const page of files)
    expect(sizeOf(withImports(entryName(page), chunks)), page.path).toBeLessThanOrEqual(budget.entry);
});

describe.each(pages)('$path', (page) => {
  const scripts = () => {
    const file = files.find(({ path }) => path === page.path);
    if (!file) throw new Error('This page was not built');
    return scriptsOf(file, page);
  };

  test('answers with few bytes, in few files', () => {
    const all = scripts();
    expect(all.map(plainName)).toEqual(expect.arrayContaining(['react', 'hydrate', `${page.kind}-template`]));
    expect(sizeOf(all)).toBeLessThanOrEqual(budget.page);
    expect(all.length).toBeLessThanOrEqual(mostFiles);
  });

  test('waits for nothing that it may never need', () => {
    const needed = scripts().map(({ name }) => name);
    expect(later.map(chunkNamed).filter((name) => needed.includes(name))).toEqual([]);
  });
});
