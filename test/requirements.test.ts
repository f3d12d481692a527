import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { findAll, isInCheckout, namedFiles } from './support/markdown.ts';

const document = readFileSync(path.join(projectRoot, 'docs/requirements.md'), 'utf8');
const numbers = findAll(document, /^\| (R\d+) \|/gm);

/** The numbers that a text cites: "requirement R17", "requirements R45 and R47". */
function citedIn(text: string): string[] {
  // A comment may break between the words.
  const line = text.replace(/\s*\n[\s/*]*/g, ' ');
  const lists = findAll(line, /\brequirements? (R\d+(?:,? (?:and )?R\d+)*)/gi);
  return lists.flatMap((list) => findAll(list, /(R\d+)/g));
}

test('the requirements are numbered without a gap', () => {
  expect(numbers.length).toBeGreaterThan(70);
  const sorted = numbers.map((number) => Number(number.slice(1))).sort((a, b) => a - b);
  expect(sorted).toEqual(numbers.map((_, index) => index + 1));
});

test('every file that they name exists', () => {
  const files = namedFiles(document);
  expect(files.length).toBeGreaterThan(150);
  expect(files.filter((file) => !isInCheckout(file))).toEqual([]);
});

test('every number that code or a document cites is there', () => {
  const folders = '{frontend,infra,lambda,shared,test}/**/*.{ts,tsx,css,js,mjs}';
  const files = globSync([folders, '*.md', 'docs/**/*.md'], { cwd: projectRoot });
  const cited = files.flatMap((file) =>
    citedIn(readFileSync(path.join(projectRoot, file), 'utf8')).map((number) => `${file}: ${number}`),
  );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter((citation) => !numbers.includes(citation.split(': ')[1] ?? ''))).toEqual([]);
});
