import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { company } from '#frontend/site/company.ts';
import { pages } from '#frontend/site/pages.ts';
import { type BuiltPage, dist } from './built-pages.ts';

/** A built JavaScript file. */
export interface Chunk {
  name: string;
  code: string;
  /** Static imports. */
  imports: readonly string[];
}

const assets = path.join(dist.site, 'assets');

/** All scripts of the built site by file name. */
export function scriptChunks(): ReadonlyMap<string, Chunk> {
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return new Map(
    names.map((name) => {
      const code = readFileSync(path.join(assets, name), 'utf8');
      const imports = [...code.matchAll(/\b(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map(
        ([, to = '']) => to,
      );
      return [name, { name, code, imports }];
    }),
  );
}

/** A chunk and its static imports, recursively. */
export function withImports(
  name: string,
  chunks: ReadonlyMap<string, Chunk>,
  seen = new Set<string>(),
): Chunk[] {
  const chunk = chunks.get(name);
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((next) => withImports(next, chunks, seen))];
}

/** The file that a page's inline script imports. */
export function entryOf({ html }: BuiltPage): string {
  const [, name = ''] = /<script>[^<]*import\("\/assets\/([^"]+)"\)[^<]*<\/script>/.exec(html) ?? [];
  return name;
}

/** The file that a page's `load` imports, found in the built list of pages. */
export function chunkOf(page: string, chunks: ReadonlyMap<string, Chunk>): string | undefined {
  const entry = new RegExp(`path:["'\`]${page}["'\`].*?import\\(["'\`]\\./([^"'\`]+)`, 's');
  return [...chunks.values()].map(({ code }) => entry.exec(code)?.[1]).find((name) => name !== undefined);
}

/** Sentences of each page that the minifier leaves unchanged: no quotes or escapes, and no name from `company.ts`. */
export async function sentencesOfPages(): Promise<ReadonlyMap<string, string[]>> {
  const entries = await Promise.all(
    pages.map(async (page) => [page.path, plainSentences((await page.load()).content)] as const),
  );
  return new Map(entries);
}

function plainSentences(value: unknown): string[] {
  if (typeof value === 'string')
    return /^[A-Za-z0-9 ,.:;&-]+$/.test(value) &&
      value.split(' ').length >= 6 &&
      !value.includes(company.name) &&
      !value.includes(company.product.name)
      ? [value]
      : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(plainSentences) : [];
}
