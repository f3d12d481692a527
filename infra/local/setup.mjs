// Prepares a machine: installs the packages if the lock file changed, and checks that npm scripts get a Node that runs
// TypeScript. It runs before every npm script on the machine's own Node, so it imports no package, and its syntax is one
// that an old Node can read, to report that it is too old. It prints to standard error, because the output of
// `npm run inquiries -- export` is for a file.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.installed');
const locks = path.join(root, '.local', 'install-locks');

/** The oldest Node that npm and this script work with, and the oldest that runs `.ts` files without a flag. */
const oldestNode = '20.19.0';
const oldestNodeForScripts = '22.19.0';
const oldestNpm = '10.0.0';

/** A lock that nobody touched for this time, in milliseconds, is free: its process ids may be others' by now. */
const lockTimeout = 60_000;

const log = (line) => process.stderr.write(`${line}\n`);

function fail(line) {
  log(line);
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

/** Windows starts `.cmd` files only through a shell, which splits paths at their spaces. */
const needsShell = (command) => command.endsWith('.cmd');
const quoted = (command, text) => (needsShell(command) ? `"${text}"` : text);

function versionOf([command, ...args]) {
  const { status, stdout } = spawnSync(quoted(command, command), [...args, '--version'], {
    encoding: 'utf8',
    shell: needsShell(command),
  });
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined;
}

/** A hash, because a checkout changes the time of files that did not change. */
function fingerprint() {
  return createHash('sha256')
    .update(`${process.platform} ${process.arch}\n`)
    .update(fs.readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

const isInstalled = () => fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === fingerprint();

function isAlive(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

const lockFile = (number) => path.join(locks, String(number));
const lockNumbers = () => fs.readdirSync(locks).map(Number).filter(Number.isInteger);
const lastLock = () => Math.max(0, ...lockNumbers());

/** Its content is the ids of the processes that hold it; it is empty for a moment after its creation. */
function isHeld(number) {
  try {
    if (Date.now() - fs.statSync(lockFile(number)).mtimeMs > lockTimeout) return false;
    const content = fs.readFileSync(lockFile(number), 'utf8');
    return content === '' || content.split(' ').some((pid) => isAlive(Number(pid)));
  } catch (error) {
    // Removed by somebody who has a later one.
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

/**
 * Takes the lock: the file with the highest number. Nobody ever takes a lock from another; whoever finds the last one
 * free, or its processes gone, creates the next, which only one can.
 * @returns its file; undefined if another process has it
 */
function takeLock() {
  fs.mkdirSync(locks, { recursive: true });
  const last = lastLock();
  if (last > 0 && isHeld(last)) return undefined;
  const own = last + 1;
  try {
    fs.writeFileSync(lockFile(own), String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code === 'EEXIST') return undefined;
    throw error;
  }
  // If others had this number and later ones meanwhile, the lock is theirs.
  const isOwn = lastLock() === own;
  for (const number of lockNumbers())
    if (isOwn ? number < own : number === own) fs.rmSync(lockFile(number), { force: true });
  return isOwn ? lockFile(own) : undefined;
}

async function withLock(work) {
  let file = takeLock();
  for (let waits = 0; file === undefined; waits += 1) {
    if (waits === 1) log('Waiting for another installation to finish ...');
    await new Promise((resolve) => setTimeout(resolve, 200));
    file = takeLock();
  }
  // On exit, so failures and signals release it as well. The last file stays: its number must not be used again.
  process.on('exit', () => fs.writeFileSync(file, 'free'));
  await work(file);
}

/** Runs `npm ci`; resolves to its exit code, or to the signal that ended it. */
function install(lock) {
  const [command, ...args] = npmCommand();
  // Warnings about engines are about packages that run on the Node which this installation brings.
  const quiet = ['--loglevel=error', '--no-audit', '--no-fund'];
  const whole = ['--include=dev', '--include=optional', '--prefix', quoted(command, root)];
  const child = spawn(command, [...args, 'ci', ...quiet, ...whole], {
    cwd: root,
    shell: needsShell(command),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // If this process is killed, the lock lasts as long as npm does.
  const holders = [process.pid, child.pid].filter(Boolean).join(' ');
  const holdLock = () => fs.writeFileSync(lock, holders);
  holdLock();
  setInterval(holdLock, lockTimeout / 10).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal || code));
  });
}

/** The Node that npm scripts find first: the packaged one if it runs here (it does not on musl), else the machine's. */
function checkNode() {
  const packaged = path.join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  if (fs.existsSync(packaged)) {
    const version = versionOf([packaged]);
    if (version && !isOlder(version, oldestNodeForScripts)) return;
    for (const name of ['node', 'node.cmd', 'node.ps1'])
      fs.rmSync(path.join(modules, '.bin', name), { force: true });
  }
  const version = versionOf([process.env.npm_node_execpath || process.execPath]) || process.versions.node;
  if (isOlder(version, oldestNodeForScripts))
    fail(
      `No packaged Node runs on this machine (${process.platform} ${process.arch}), and its own is ${version}: please install Node ${oldestNodeForScripts} or newer.`,
    );
}

async function main() {
  if (isOlder(process.versions.node, oldestNode))
    fail(`This project needs Node ${oldestNode} or newer; this is ${process.versions.node}.`);
  if (root.split(path.sep).includes('node_modules'))
    fail('Node runs no TypeScript below a folder called node_modules: please move the checkout.');
  if (isInstalled()) return;
  const npm = versionOf(npmCommand());
  if (!npm || isOlder(npm, oldestNpm))
    fail(`This project needs npm ${oldestNpm} or newer; ${npm ? `this is ${npm}` : 'none was found'}.`);
  await withLock(async (lock) => {
    if (isInstalled()) return;
    const isFirst = !fs.existsSync(modules);
    log(`Installing packages (${isFirst ? 'first run, about half a minute' : 'they changed'}) ...`);
    fs.rmSync(stamp, { force: true });
    const wanted = fingerprint();
    const result = await install(lock);
    if (result !== 0) fail(`Installing packages failed: npm ci ended with ${result}.`);
    checkNode();
    // Last, so an interrupted installation does not count as finished.
    fs.writeFileSync(stamp, wanted);
  });
}

main().catch((error) => fail(`Installing packages failed: ${error.message}`));
