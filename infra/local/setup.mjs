// Installs the packages unless they are those of the lock file. npm runs this before a script, on the machine's own Node, so
// it imports no package. It prints to standard error, because the output of `npm run inquiries -- export` is for a file.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const packagedNode = path.join(root, 'node_modules/.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
const { npm_node_execpath: node, npm_execpath: npm, npm_config_cache: cache } = process.env;

function isInstalled() {
  // npm's own list of what it installed, which it writes last.
  const list = path.join(root, 'node_modules/.package-lock.json');
  if (!fs.existsSync(list)) return false;
  const packagesIn = (file) => JSON.parse(fs.readFileSync(file, 'utf8')).packages;
  const { '': _, ...wanted } = packagesIn(path.join(root, 'package-lock.json'));
  const installed = packagesIn(list);
  // Of the optional packages, only those for this platform are there.
  return Object.entries(wanted).every(([name, { version, optional }]) =>
    name in installed ? installed[name].version === version : optional,
  );
}

/** Where npm can store what it downloads: in the checkout if it cannot write to its own cache. */
function cacheArguments() {
  try {
    fs.mkdirSync(path.join(cache, '_cacache'), { recursive: true });
    fs.accessSync(path.join(cache, '_cacache'), fs.constants.W_OK);
    return [];
  } catch {
    return ['--cache', path.join(root, '.local/npm-cache')];
  }
}

function install() {
  process.stderr.write('Installing packages (about half a minute the first time) ...\n');
  // No package needs its scripts. Errors are printed even below `npm --silent`.
  const options = [
    '--prefix',
    root,
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const stdio = ['ignore', 'ignore', 'inherit'];
  const { status } = spawnSync(node, [npm, 'ci', ...options, ...cacheArguments()], { cwd: root, stdio });
  if (status !== 0) fail('Installing packages failed.');
  // The packaged Node does not run on musl, as in Alpine Linux. Scripts then use the machine's own.
  if (process.platform !== 'win32' && spawnSync(packagedNode, ['--version']).status !== 0)
    fs.rmSync(packagedNode, { force: true });
}

function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
const isOlderThan = (m, n) => major < m || (major === m && minor < n);
const tooOld = (needed) =>
  fail(`This project needs Node ${needed} or newer here; this is ${process.versions.node}.`);
if (isOlderThan(20, 19)) tooOld('20.19');
if (!isInstalled()) install();
// Without a packaged Node, the machine's own has to run TypeScript.
if (!fs.existsSync(packagedNode) && isOlderThan(22, 19)) tooOld('22.19');
