import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Outcome, ProjectProcess } from './site-process.ts';

/**
 * A stub of npm. It logs when it begins and ends, waits for a file if told to, and installs a Node unless told to fail,
 * or to refuse before it changes anything.
 * It ends after a minute at the latest.
 */
const npmStub = `
const { appendFileSync, existsSync, mkdirSync, rmSync, symlinkSync } = require('node:fs');
if (process.argv.includes('--version')) { console.log(process.env.STUB_NPM_VERSION ?? '11.0.0'); process.exit(); }
if (process.argv[2] === 'config') { console.log(process.env.STUB_NPM_CACHE ?? __dirname + '/cache'); process.exit(); }
if (process.argv[2] === 'ping') {
  console.error('npm error code ' + process.env.STUB_NPM_PING);
  process.exit(process.env.STUB_NPM_PING ? 1 : 0);
}
if (process.env.STUB_NPM_IGNORES_SIGNALS) process.on('SIGINT', () => appendFileSync('calls.txt', 'SIGINT\\n'));
appendFileSync('calls.txt', process.argv.slice(2).join(' ') + '\\n');
process.on('exit', () => appendFileSync('calls.txt', 'end\\n'));
console.log('added 600 packages');
if (process.env.STUB_NPM_REFUSES) process.exit(1);
rmSync('node_modules', { recursive: true, force: true });
mkdirSync('node_modules/.bin', { recursive: true });
const waiting = setInterval(() => {
  if (process.env.STUB_NPM_WAITS && !existsSync(process.env.STUB_NPM_WAITS)) return;
  clearInterval(waiting);
  if (process.env.STUB_NPM_FAILS) { console.error('npm error code EXAMPLE'); process.exit(7); }
  symlinkSync(process.env.STUB_NODE ?? process.execPath, 'node_modules/.bin/node');
}, 5);
setTimeout(() => process.exit(9), 60000).unref();
`;

/** A checkout in small, for each test of a file, with npm replaced by a stub. */
export class SetupCheckout {
  /** Has spaces in its path. */
  folder = '';
  /** The stub, which is outside the checkout. */
  npm = '';
  #started: ProjectProcess[] = [];

  constructor() {
    beforeEach(() => this.#create());
    afterEach(async () => {
      await Promise.all(this.#started.splice(0).map((child) => child.end()));
    });
  }

  #create(): void {
    const temporary = temporaryFolder();
    this.folder = path.join(temporary, 'a site');
    this.npm = path.join(temporary, 'npm-cli.js');
    mkdirSync(path.join(this.folder, 'infra/local'), { recursive: true });
    for (const file of globSync('infra/local/*.mjs')) cpSync(file, this.path(file));
    this.write('package.json', '{"type":"module"}');
    this.write('package-lock.json', '{}');
    writeFileSync(this.npm, npmStub);
  }

  /** Moves the checkout below a folder of this name. */
  moveBelow(name: string): void {
    const target = path.join(path.dirname(this.folder), name, path.basename(this.folder));
    mkdirSync(path.dirname(target));
    renameSync(this.folder, target);
    this.folder = target;
  }

  /** Starts the script with an environment that is the stub's, and these variables. */
  start(variables: Readonly<Record<string, string>> = {}): ProjectProcess {
    const child = new ProjectProcess(this.path('infra/local/setup.mjs'), [], {
      PATH: '/usr/bin:/bin',
      npm_node_execpath: process.execPath,
      npm_execpath: this.npm,
      ...variables,
    });
    this.#started.push(child);
    return child;
  }

  run(variables?: Readonly<Record<string, string>>): Promise<Outcome> {
    return this.start(variables).outcome();
  }

  path(file: string): string {
    return path.join(this.folder, file);
  }

  write(file: string, content = ''): void {
    writeFileSync(this.path(file), content);
  }

  has(file: string): boolean {
    return existsSync(this.path(file));
  }

  /** What npm was called with, a `SIGINT` for each that it ignored, and an `end` for each call that is over. */
  log(): readonly string[] {
    return this.has('calls.txt')
      ? readFileSync(this.path('calls.txt'), 'utf8').split('\n').filter(Boolean)
      : [];
  }

  calls(): readonly string[] {
    return this.log().filter((line) => !['end', 'SIGINT'].includes(line));
  }
}
