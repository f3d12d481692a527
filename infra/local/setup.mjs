// What a fresh machine lacks: installs the packages when the lock file changed, and sees to it that scripts get a
// Node that runs TypeScript. Runs before every npm script, on the machine's own Node, so it imports nothing and keeps
// to syntax that an old Node reads, to be able to say that it is old. Everything it says goes to standard error:
// `npm run inquiries -- export` owns standard output.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.installed');
const lock = path.join(root, '.local', 'installing');

/** The oldest Node that npm and this script work with, and the oldest that runs `.ts` files without a flag. */
const oldestOutside = '20.19.0';
const oldestForScripts = '22.19.0';
const oldestNpm = '10.0.0';

const say = (line) => process.stderr.write(`${line}\n`);

function fail(line) {
  say(line);
  process.exit(1);
}

function isOlder(version, limit) {
  const [a, b] = [version, limit].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  const at = b.findIndex((part, index) => part !== a[index]);
  return at !== -1 && !(a[at] > b[at]);
}

/** npm as `[command, ...arguments]`: the one that runs this script, else the one on the PATH. */
function npmCommand() {
  const { npm_node_execpath: node, npm_execpath: cli } = process.env;
  if (cli && path.basename(cli) === 'npm-cli.js') return [node || process.execPath, cli];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm'];
}

/** Windows starts `.cmd` files through a shell only, which would split paths at their spaces. */
const needsShell = (command) => command.endsWith('.cmd');
const quoted = (command, text) => (needsShell(command) ? `"${text}"` : text);

function versionOf([command, ...args]) {
  const { status, stdout } = spawnSync(quoted(command, command), [...args, '--version'], {
    encoding: 'utf8',
    shell: needsShell(command),
  });
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined;
}

/** A hash, not a time: checkouts touch the time of files that did not change. */
function fingerprint() {
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** The file's text; undefined when there is none. */
function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const isInstalled = () => read(stamp) === fingerprint();

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether neither the lock's owner nor its npm runs any more; after an hour the numbers may mean other processes. */
function isStale(content) {
  const stat = fs.statSync(lock, { throwIfNoEntry: false });
  if (stat && Date.now() - stat.mtimeMs > 60 * 60_000) return true;
  return !content.split(' ').some((pid) => Number(pid) !== process.pid && isAlive(Number(pid)));
}

/** Puts a dead owner's lock away: by renaming, which succeeds for one of several waiters only. */
function breakLock(content, aside) {
  try {
    fs.renameSync(lock, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  // A faster waiter had done it and this is that waiter's own lock: back with it.
  if (read(aside) !== content) fs.linkSync(aside, lock);
}

/** Takes the lock if it is free. It appears with its content in one step (a hard link), so nobody reads half of it. */
function takeLock() {
  const mine = `${lock}.${process.pid}`;
  fs.mkdirSync(path.dirname(lock), { recursive: true });
  fs.writeFileSync(mine, String(process.pid));
  try {
    fs.linkSync(mine, lock);
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    const content = read(lock);
    if (content !== undefined && isStale(content)) breakLock(content, mine);
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

async function withLock(work) {
  for (let waited = false; !takeLock(); waited = true) {
    if (!waited && fs.existsSync(lock))
      say(`Waiting for another installation to finish (${path.relative(root, lock)}) ...`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  // On exit, so that failures and signals give it back as well.
  process.on('exit', () => fs.rmSync(lock, { force: true }));
  await work();
}

/** Runs `npm ci`; resolves to its exit code, or to the signal that ended it. */
function install() {
  const [command, ...args] = npmCommand();
  // Engine warnings are about packages that run on the Node that comes with this very installation.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const whole = ['--include=dev', '--include=optional', '--prefix', quoted(command, root)];
  const child = spawn(command, [...args, 'ci', ...quiet, ...whole], {
    cwd: root,
    shell: needsShell(command),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The lock outlives this process for as long as npm does.
  if (child.pid) fs.writeFileSync(lock, `${process.pid} ${child.pid}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal || code));
  });
}

/** The Node that npm scripts find first: the packaged one if it runs here (not on musl), else the machine's. */
function checkNode() {
  const packaged = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (fs.existsSync(packaged)) {
    const version = versionOf([packaged]);
    if (version && !isOlder(version, oldestForScripts)) return;
    for (const name of ['node', 'node.cmd', 'node.ps1'])
      fs.rmSync(path.join(modules, '.bin', name), { force: true });
  }
  const version = versionOf([process.env.npm_node_execpath || process.execPath]) || process.versions.node;
  if (isOlder(version, oldestForScripts))
    fail(
      `No packaged Node runs on this machine (${process.platform} ${process.arch}), and its own is ${version}: please install Node ${oldestForScripts} or newer.`,
    );
}

async function main() {
  if (isOlder(process.versions.node, oldestOutside))
    fail(`This project needs Node ${oldestOutside} or newer; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  const npm = versionOf(npmCommand());
  if (!npm || isOlder(npm, oldestNpm))
    fail(`This project needs npm ${oldestNpm} or newer; ${npm ? `this is ${npm}` : 'none was found'}.`);
  await withLock(async () => {
    if (isInstalled()) return;
    const first = !fs.existsSync(modules);
    say(`Installing packages (${first ? 'first run, about half a minute' : 'they changed'}) ...`);
    fs.rmSync(stamp, { force: true });
    const wanted = fingerprint();
    const result = await install();
    if (result !== 0) fail(`Installing packages failed: npm ci ended with ${result}.`);
    checkNode();
    // Last: whatever is interrupted before this line is not taken for a finished installation.
    fs.writeFileSync(stamp, wanted);
  });
}

main().catch((error) => fail(`Installing packages failed: ${error.message}`));
