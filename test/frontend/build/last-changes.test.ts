import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { lastChanges } from '#frontend/build/last-changes.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

/** Runs git without the settings of this machine. */
function git(cwd: string, args: readonly string[], date = '2026-01-01') {
  const when = `${date}T12:00:00Z`;
  const settings = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };
  const env = { ...process.env, ...settings, GIT_AUTHOR_DATE: when, GIT_COMMITTER_DATE: when };
  const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  execFileSync('git', [...author, ...args], { cwd, env, stdio: 'pipe' });
}

/** A repository with the content of two pages, of which one was changed later. */
function makeRepository() {
  const root = temporaryFolder();
  const content = path.join(root, 'frontend/content');
  mkdirSync(path.join(content, 'eaas'), { recursive: true });
  const commit = (text: string, date: string, ...files: string[]) => {
    for (const file of files) writeFileSync(path.join(content, file), text);
    git(root, ['add', '.']);
    git(root, ['commit', '-m', text], date);
  };
  git(root, ['init']);
  commit('first', '2026-02-03', 'about.ts', 'eaas/mobile-developers.ts');
  commit('second', '2026-04-05', 'about.ts');
  return { root, content };
}

test('a file has the date of its last commit, and none while it has changes that are not committed', () => {
  const { content } = makeRepository();
  const committed = { 'about.ts': '2026-04-05', 'eaas/mobile-developers.ts': '2026-02-03' };
  expect(Object.fromEntries(lastChanges(content))).toEqual(committed);
  writeFileSync(path.join(content, 'about.ts'), 'third');
  writeFileSync(path.join(content, 'faq.ts'), 'new');
  expect([...lastChanges(content).keys()]).toEqual(['eaas/mobile-developers.ts']);
});

test('there are no dates without a repository, or in a clone without its history', () => {
  expect(lastChanges(temporaryFolder()).size).toBe(0);
  const { root } = makeRepository();
  const clone = path.join(temporaryFolder(), 'clone');
  git(root, ['clone', '--depth', '1', pathToFileURL(root).href, clone]);
  expect(lastChanges(path.join(clone, 'frontend/content')).size).toBe(0);
});
