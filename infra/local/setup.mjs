// Prepares a machine: installs the packages if the lock file changed, and checks that npm scripts get a Node that runs
// TypeScript. It runs before every npm script on the machine's own Node, so it imports no package, and its syntax is one
// that an old Node can read, to report that it is too old; the same holds for what it imports. It prints to standard
// error, because the output of `npm run inquiries -- export` is for a file.
import fs from 'node:fs';
import path from 'node:path';
import { lockTimeout, withLock } from './install-lock.mjs';
import {
  fingerprint,
  isInstalled,
  isInstalledByNpm,
  markInstalled,
  modules,
  unmarkInstalled,
  wasInstalled,
} from './installation.mjs';
import { cacheArguments, connectionError, npmCommand, root, spawnNpm, versionOf } from './npm.mjs';

/** The oldest Node that npm and this script work with, and the oldest that runs `.ts` files without a flag. */
const oldestNode = '20.19.0';
const oldestNodeForScripts = '22.19.0';
const oldestNpm = '10.0.0';

/** Two signals within this time, in milliseconds, are one Ctrl-C: npm repeats it to a child that received it already. */
const sameKeyPress = 500;

/** How long, in milliseconds, the package registry may take to respond before the user hears of it. */
const registryTimeout = 12_000;

/** Bytes that the packages take. */
const packagesSize = 0.9e9;

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

/** Runs `npm ci`; resolves to its exit code, or to the signal that ended it. */
function install(lock) {
  const cache = cacheArguments();
  // Errors are printed even below `npm --silent`.
  const level = '--loglevel=error';
  // No package needs its scripts, and an older npm does not read `allowScripts`.
  const whole = ['--include=dev', '--include=optional', '--ignore-scripts', '--prefix', root];
  const child = spawnNpm(['ci', level, ...whole, ...cache], ['ignore', 'ignore', 'inherit']);
  // If this process is killed, the lock lasts as long as npm does.
  const holders = [process.pid, child.pid].filter(Boolean).join(' ');
  const holdLock = () => fs.writeFileSync(lock, holders);
  holdLock();
  setInterval(holdLock, lockTimeout / 10).unref();
  stopOnSignals(child);
  const ping = reportLostConnection(cache);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(signal || code));
  }).finally(() => ping.kill());
}

/** npm takes its time to stop: the first signal is passed on and reported, a later one ends npm at once. */
function stopOnSignals(child) {
  let firstAt;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = performance.now();
        log('Stopping the installation, which can take a while; Ctrl-C again ends it at once ...');
        child.kill(signal);
      } else if (performance.now() - firstAt > sameKeyPress) child.kill('SIGKILL');
    });
}

/** npm repeats its requests for minutes before it reports that it is offline. */
function reportLostConnection(cache) {
  const args = ['ping', '--loglevel=error', '--fetch-retries=0', ...cache];
  const ping = spawnNpm(args, ['ignore', 'ignore', 'pipe']);
  let stderr = '';
  ping.stderr.on('data', (text) => {
    stderr += text;
  });
  const report = (reason) => log(`npm cannot reach the package registry (${reason}). Still trying ...`);
  let isReported = false;
  const timer = setTimeout(() => {
    isReported = true;
    report('no response');
  }, registryTimeout);
  ping.on('error', () => clearTimeout(timer));
  ping.on('close', () => {
    clearTimeout(timer);
    const reason = connectionError(stderr);
    if (reason && !isReported) report(reason);
  });
  return ping;
}

/** @returns a line about the disk if it has too little space for the packages; undefined if it has enough */
function missingSpace() {
  const { bavail, bsize } = fs.statfsSync(root);
  if (bavail * bsize >= packagesSize) return undefined;
  const [free, needed] = [bavail * bsize, packagesSize].map((bytes) => (bytes / 1e9).toFixed(1));
  return `Only ${free} GB of disk space is free in ${root}; the packages take ${needed} GB.`;
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

async function installPackages(lock) {
  const isFirst = !wasInstalled();
  // Without this, npm's errors are about files that are empty, or packages that are missing.
  const problem = isFirst ? missingSpace() : undefined;
  if (problem) {
    log(problem);
    process.on('exit', (code) => code !== 0 && log('The disk is probably full: see the first line.'));
  }
  log(`Installing packages (${isFirst ? 'first run, about half a minute' : 'they changed'}) ...`);
  unmarkInstalled();
  const result = await install(lock);
  if (result !== 0) fail(`Installing packages failed: npm ci ended with ${result}.`);
}

async function main() {
  if (isOlder(process.versions.node, oldestNode))
    fail(`This project needs Node ${oldestNode} or newer; this is ${process.versions.node}.`);
  const folders = root.split(path.sep).slice(1);
  if (folders.includes('node_modules'))
    fail('Node runs no TypeScript below a folder called node_modules: please move the checkout.');
  // Vite cuts paths at `#` and `?`, Node replaces `*` in imports, and a colon separates the folders of PATH.
  const [character] = /[#?*:]/.exec(folders.join()) || [];
  if (character)
    fail(`The build does not work below a folder with "${character}" in its name: please move the checkout.`);
  if (isInstalled()) return;
  const npm = versionOf(npmCommand());
  if (!npm || isOlder(npm, oldestNpm))
    fail(`This project needs npm ${oldestNpm} or newer; ${npm ? `this is ${npm}` : 'none was found'}.`);
  const locks = path.join(root, '.local', 'install-locks');
  const onWait = () => log('Waiting for another installation to finish ...');
  await withLock({ locks, onWait }, async (lock) => {
    if (isInstalled()) return;
    const wanted = fingerprint();
    if (!isInstalledByNpm()) await installPackages(lock);
    checkNode();
    // Last, so an interrupted installation does not count as finished.
    markInstalled(wanted);
  });
}

main().catch((error) => fail(`Installing packages failed: ${error.message}`));
