import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

const folders = ['.github', 'docs', 'frontend', 'infra', 'lambda', 'shared', 'test'];
const files = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'biome.json',
  'knip.json',
  '.gitignore',
  '.nvmrc',
];

/** A copy of this checkout that a test may change. It has the same installed packages. */
export class ScratchCheckout {
  readonly folder: string;

  /** @param folder for the copy; by default a temporary one, with characters that a path rarely has */
  constructor(folder = path.join(temporaryFolder(), "somebody's site & more")) {
    this.folder = folder;
    for (const name of [...folders, ...files])
      cpSync(path.join(projectRoot, name), this.path(name), { recursive: true });
    symlinkSync(path.join(projectRoot, 'node_modules'), this.path('node_modules'), 'junction');
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  read(file: string): string {
    return readFileSync(this.path(file), 'utf8');
  }

  write(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), content);
  }

  copy(from: string, to: string): void {
    cpSync(this.path(from), this.path(to), { recursive: true });
  }

  /** Deletes a file or a folder, if it exists. */
  remove(file: string): void {
    rmSync(this.path(file), { recursive: true, force: true });
  }

  /**
   * Replaces text in a file.
   * @param after the text as it is, also where it has a `$`
   * @throws if the file does not have it
   */
  edit(file: string, before: string | RegExp, after: string | ((...groups: string[]) => string)): void {
    const text = this.read(file);
    if (typeof before === 'string' ? !text.includes(before) : text.search(before) < 0)
      throw new Error(`${file} has no ${before}`);
    const replacement = typeof after === 'string' ? () => after : after;
    this.write(
      file,
      text.replace(before, (...found) => replacement(...found)),
    );
  }

  /** Runs a script of this folder until it ends. `output` is what it printed, without colors. */
  run(script: string, ...args: readonly string[]): { exitCode: number | null; output: string } {
    // A test runner inside a test must not take itself for a worker of the one around it.
    const env = Object.entries(process.env).filter(([name]) => !/^(?:VITEST|TEST$|NODE_ENV$)/.test(name));
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
      cwd: this.folder,
      env: Object.fromEntries(env),
      encoding: 'utf8',
    });
    return { exitCode: status, output: stripVTControlCharacters(stdout + stderr) };
  }
}
