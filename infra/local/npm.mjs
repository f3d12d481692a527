// How setup.mjs calls npm. The same rules hold: no package, and a syntax that an old Node can read.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** npm as `[command, ...arguments]`: the one that runs this script, else the one on the PATH. */
export function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (cli && path.basename(cli) === 'npm-cli.js') return [node || process.execPath, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Windows starts `.cmd` files only through a shell, which splits paths at their spaces. */
const needsShell = (command) => command.endsWith('.cmd');
const quoted = (command, text) => (needsShell(command) ? `"${text}"` : text);

function outputOf([command, ...args]) {
  const { status, stdout } = spawnSync(quoted(command, command), args, {
    cwd: root,
    encoding: 'utf8',
    shell: needsShell(command),
  });
  return status === 0 ? stdout.trim() : undefined;
}

/** @returns an empty text if the command does not run */
export const versionOf = (command) => (outputOf([...command, '--version']) || '').replace(/^v/, '');

/** Where npm can store what it downloads, as arguments: in the checkout if it cannot write to its own cache. */
export function cacheArguments() {
  try {
    const content = path.join(outputOf([...npmCommand(), 'config', 'get', 'cache']), '_cacache');
    fs.mkdirSync(content, { recursive: true });
    fs.accessSync(content, fs.constants.W_OK);
    return [];
  } catch {
    return ['--cache', path.join(root, '.local', 'npm-cache')];
  }
}

export function spawnNpm(args, stdio) {
  const [command, ...before] = npmCommand();
  const all = [...before, ...args].map((text) => quoted(command, text));
  return spawn(command, all, { cwd: root, shell: needsShell(command), stdio });
}

const connectionErrors =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONN\w+|ENETUNREACH|EHOSTUNREACH|\w*ETIMEDOUT|\w*SOCKET_TIMEOUT)\b/;

/** @returns npm's code for a registry that did not respond; undefined if it did, even with an error */
export const connectionError = (stderr) => (connectionErrors.exec(stderr) || [])[0];
