import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

const folders = ['docs', 'frontend', 'infra', 'lambda', 'shared', 'test'];
const files = ['package.json', 'package-lock.json', 'tsconfig.json'];

/** A copy of this checkout that a test may change. It has the same installed packages. */
export class ScratchCheckout {
  /** Has characters that a path rarely has. */
  readonly folder = path.join(temporaryFolder(), "somebody's site & more");

  constructor() {
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

  write(file: string, content: string): void {
    writeFileSync(this.path(file), content);
  }

  remove(file: string): void {
    rmSync(this.path(file), { recursive: true });
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
