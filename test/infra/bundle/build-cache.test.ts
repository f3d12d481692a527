import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { sourceFingerprint } from '#infra/build-cache.ts';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let root: string;

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const fingerprint = (variables: Record<string, string> = {}) => sourceFingerprint(root, variables);

beforeEach(() => {
  root = temporaryFolder();
  for (const folder of ['frontend', 'shared', 'lambda/a']) write(`${folder}/a.ts`, folder);
  write('package-lock.json', '{}');
  write('infra/lambda-bundles.ts', '');
});

it('does not mind times, other folders and other variables', async () => {
  const before = await fingerprint();
  utimesSync(path.join(root, 'shared/a.ts'), 0, 0);
  write('test/a.ts', 'new');
  write('infra/local/a.ts', 'new');
  expect(await fingerprint({ HOME: '/x' })).toBe(before);
});

it.each([
  ['a changed file', () => write('lambda/a/a.ts', 'changed')],
  ['a new file', () => write('frontend/content/b.ts', '')],
  ['a file that is gone', () => rmSync(path.join(root, 'shared/a.ts'))],
  ['another lock file', () => write('package-lock.json', '{ }')],
  ['a changed build', () => write('infra/lambda-bundles.ts', 'changed')],
])('notices %s', async (_, change) => {
  const before = await fingerprint();
  change();
  expect(await fingerprint()).not.toBe(before);
});

it('notices the variables that the site is built with', async () => {
  const withHost = await fingerprint({ VITE_API_HOST: 'https://api.example' });
  expect(withHost).not.toBe(await fingerprint());
  expect(await fingerprint({ VITE_API_HOST: 'https://api.example', A: 'b' })).toBe(withHost);
});

it('does not have all files open at once', () => {
  for (let i = 0; i < 300; i += 1) write(`shared/${i}.ts`, '');
  const script = `(await import('#infra/build-cache.ts')).sourceFingerprint(process.argv[1])`;
  const limited = [
    '-c',
    'ulimit -n 100; exec "$0" --input-type=module --eval "$@"',
    process.execPath,
    script,
    root,
  ];
  const result = spawnSync('sh', limited, { cwd: projectRoot, encoding: 'utf8' });
  expect(result).toMatchObject({ status: 0, stderr: '' });
});

it('tells where a file ends and the next begins', async () => {
  write('shared/x', '');
  write('shared/y', 'z');
  const before = await fingerprint();
  write('shared/x', 'shared/yz');
  rmSync(path.join(root, 'shared/y'));
  expect(await fingerprint()).not.toBe(before);
});
