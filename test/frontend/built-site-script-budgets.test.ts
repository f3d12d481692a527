import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { pages } from '#frontend/site/pages.ts';
import { reserve } from './built-site/budget-reserve.ts';
import { builtPage, builtPages } from './built-site/built-pages.ts';
import { type Chunk, chunkOf, entryOf, scriptChunks, withImports } from './built-site/script-chunks.ts';

/** Bytes, compressed with Brotli 11 like the built site. */
const budget = {
  /** The script that every page loads at first. */
  entry: 4096,
  /** All scripts until a page is hydrated, including the entry. */
  page: 86 * 1024,
};
/** Limit on the number of files. */
const mostFiles = 6;

/** Chunks that load on demand and never with a page. */
const later = ['phone-input', 'live-carousel', 'toast-library', 'submit-inquiry'];

const files = builtPages();
const chunks = scriptChunks();
/** Compressed sizes by file name. */
const sizes = new Map([...chunks.values()].map(({ name, code }) => [name, brotliCompressSync(code).length]));

const sizeOf = (parts: readonly Chunk[]) =>
  parts.reduce((sum, { name }) => sum + (sizes.get(name) ?? Number.NaN), 0);

/** The file name without its hash. */
const plainName = ({ name }: Chunk) => name.replace(/-[\w-]{8}\.js$/, '');

/** Finds the file of a chunk by its plain name. */
function chunkNamed(name: string): string {
  const found = [...chunks.values()].filter((chunk) => plainName(chunk) === name);
  if (found.length !== 1) throw new Error(`${found.length} files are named ${name}`);
  return found[0]?.name ?? '';
}

/** All scripts that load until a page is hydrated. */
function scriptsOf({ kind, path }: (typeof pages)[number]): Chunk[] {
  const seen = new Set<string>();
  const first = [
    entryOf(builtPage(path)),
    chunkNamed('hydrate'),
    chunkNamed(`${kind}-template`),
    chunkOf(path, chunks) ?? '',
  ];
  return first.flatMap((name) => withImports(name, chunks, seen));
}

test('the entry script stays within its budget', () => {
  for (const page of files)
    expect(sizeOf(withImports(entryOf(page), chunks)), page.path).toBeLessThanOrEqual(
      budget.entry * (1 - reserve),
    );
});

describe.each(pages)('$path', (page) => {
  test('hydrates within the budget of bytes and files', () => {
    const all = scriptsOf(page);
    expect(all.map(plainName)).toEqual(expect.arrayContaining(['react', 'hydrate', `${page.kind}-template`]));
    expect(sizeOf(all)).toBeLessThanOrEqual(budget.page * (1 - reserve));
    expect(all.length).toBeLessThanOrEqual(mostFiles);
  });

  test('loads with two files of its own, which wait for no other', () => {
    const template = chunkNamed(`${page.kind}-template`);
    const shared = new Set(withImports(chunkNamed('hydrate'), chunks));
    const own = [template, chunkOf(page.path, chunks) ?? ''].flatMap((name) => withImports(name, chunks));
    expect(own.filter((chunk) => !shared.has(chunk)).map(plainName)).toHaveLength(2);
  });

  test('does not load chunks that are only needed on demand', () => {
    const needed = scriptsOf(page).map(({ name }) => name);
    expect(later.map(chunkNamed).filter((name) => needed.includes(name))).toEqual([]);
  });
});
