import { describe, expect, test } from 'vitest';
import { builtPages } from './built-site/built-pages.ts';
import {
  type Chunk,
  chunkOf,
  entryOf,
  scriptChunks,
  sentencesOfPages,
  withImports,
} from './built-site/script-chunks.ts';

const files = builtPages();
const chunks = scriptChunks();

describe('the scripts', () => {
  test('contain a page’s content in one chunk only', async () => {
    for (const [page, sentences] of await sentencesOfPages()) {
      expect(sentences.length, page).toBeGreaterThan(2);
      const own = chunkOf(page, chunks);
      const holds = (chunk: Chunk) => sentences.filter((text) => chunk.code.includes(text)).length;
      const holders = [...chunks.values()].filter((chunk) => holds(chunk) > 0);
      // All of the page's sentences are in the chunk that loads with the page ...
      expect(
        holders.map(({ name }) => name),
        page,
      ).toEqual([own]);
      expect(holders.map(holds), page).toEqual([sentences.length]);
      // ... and no other chunk imports it.
      const bringing = [...chunks.keys()].filter((name) =>
        withImports(name, chunks).some((chunk) => chunk.name === own),
      );
      expect(bringing, page).toEqual([own]);
    }
  });

  test('start with one file, which is the same on every page', () => {
    const [entry = '', ...others] = new Set(files.map(entryOf));
    expect(chunks.has(entry)).toBe(true);
    expect(others).toEqual([]);
  });

  test('use no selector with `:has()`, at which browsers before 2024 throw', () => {
    expect([...chunks.values()].filter(({ code }) => code.includes(':has('))).toEqual([]);
  });

  test('do not contain the structured data for search engines', () => {
    expect([...chunks.values()].filter(({ code }) => code.includes('schema.org'))).toEqual([]);
  });
});
