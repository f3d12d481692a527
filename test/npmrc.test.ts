import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from './infra/temporary-folder.ts';

it("a user's settings neither skip the scripts around a command, nor refuse packages for other Nodes", () => {
  const folder = temporaryFolder();
  const write = (file: string, content: object | string) =>
    writeFileSync(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
  mkdirSync(path.join(folder, 'other'));
  write('other/package.json', { name: 'other', version: '1.0.0', engines: { node: '1' } });
  write('package.json', {
    dependencies: { other: 'file:other' },
    scripts: { prestart: 'echo before', start: 'echo during', poststart: 'echo after' },
  });
  write('user', 'ignore-scripts=true\nengine-strict=true\n');
  cpSync(path.join(projectRoot, '.npmrc'), path.join(folder, '.npmrc'));
  const own = ['--offline', '--no-update-notifier', `--userconfig=${folder}/user`, `--cache=${folder}/cache`];
  const npm = (...args: string[]) => spawnSync('npm', [...args, ...own], { cwd: folder, encoding: 'utf8' });

  expect(npm('install')).toMatchObject({ status: 0, stderr: '' });
  expect(npm('start', '--silent')).toMatchObject({ status: 0, stdout: 'before\nduring\nafter\n' });
});

it('every command installs the packages first', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
  for (const name of Object.keys(scripts).filter((script) => !/^(?:pre|post)/.test(script)))
    expect(scripts).toHaveProperty([`pre${name}`], 'node infra/local/setup.mjs');
});
