import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { findAll, isInCheckout, leadsSomewhere, linksOf, namedFiles } from '#test/support/data/markdown.ts';

const documents = globSync(['*.md', '.github/*.md', 'docs/**/*.md', '{frontend,infra}/README.md'], {
  cwd: projectRoot,
});
const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

it('the documents are found', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'docs/requirements.md', 'infra/README.md']));
});

describe.each(documents)('%s', (document) => {
  const file = path.join(projectRoot, document);
  const text = readFileSync(file, 'utf8');

  it('links to files and chapters that exist', () => {
    expect(linksOf(text).filter((link) => !leadsSomewhere(file, link))).toEqual([]);
  });

  it('names files that exist, apart from those that owners may delete', () => {
    const named = namedFiles(text).filter(
      (name) => !/^(?:frontend\/content|test\/frontend\/specification)\//.test(name),
    );
    expect(named.filter((name) => !isInCheckout(name))).toEqual([]);
  });

  it('names npm scripts that exist', () => {
    const named = findAll(text, /\bnpm run ([\w:-]+)/g).filter((script) => !script.startsWith('-'));
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});
