import { readFileSync } from 'node:fs';
import type { BuildRecord, DistLayout } from '#infra/dist.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { runCommand } from '#infra/setup-error.ts';
import { type DataFolders, dataFolders, prepareDataFolders, shellQuoted } from '#infra/store/data-folders.ts';
import { socketFor } from '#infra/store/embedded-dynamodb.ts';
import { isHealthy } from '#infra/store/local-client.ts';
import { createEdge } from './edge.ts';
import { createGateway } from './gateway.ts';
import { connectToStore, loadNotifySales, loadSubmitInquiry } from './lambdas.ts';
import { checkPort, listenOnLoopback } from './loopback-server.ts';
import { startSchedule } from './notifier.ts';
import { readPorts } from './settings.ts';
import { supervise } from './supervisor.ts';

export interface RunSiteOptions {
  readonly dist: DistLayout;
  /** Builds the site, unless it is built. */
  readonly build: () => Promise<BuildRecord>;
}

interface Part {
  close(): Promise<void>;
}

/**
 * Runs the local site in this process until a signal stops it, with the settings of its environment. An error that the
 * user can correct is printed in one line, and the exit code is 1.
 */
export async function runSite(options: RunSiteOptions): Promise<void> {
  const parts: Part[] = [];
  /** The last part first, so requests under way get their response while the store is still open. */
  async function stop(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) await part.close();
  }
  // The site goes on when nobody reads its output, or when the disk is full to which it is written.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  onStop(stop);
  await runCommand(async () => {
    try {
      await start(options, (part) => parts.push(part));
    } catch (error) {
      await stop();
      throw error;
    }
  });
}

async function start({ dist, build }: RunSiteOptions, onOpen: (part: Part) => void): Promise<void> {
  const ports = readPorts(process.env);
  const folders = dataFolders(process.env);
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  // Check everything that may be wrong with the machine before the build, which takes a while.
  prepareDataFolders(folders);
  await checkPort(ports.site);
  const mailPort = await findMailPort(ports);
  const socket = await socketFor(folders.store);
  const store = supervise({
    script: new URL('./store-process.ts', import.meta.url),
    args: [folders.store, socket],
    name: 'store',
    log,
  });
  onOpen(store);
  const mailbox = supervise({
    script: new URL('./mailbox-process.ts', import.meta.url),
    args: [String(mailPort)],
    name: 'mailbox',
    log,
  });
  onOpen(mailbox);
  await store.started;
  connectToStore(socket);
  const record = await build();
  // The site works without the mailbox: an inquiry stays in the outbox until its email is sent.
  const notifySales = mailbox.started.then(() => loadNotifySales(dist.handlers, mailPort));
  onOpen(startSchedule(async () => (await notifySales)(), { log }));
  const submitInquiry = await loadSubmitInquiry(dist.handlers);
  const hasStore = async (since: number) => store.hasRunSince(since) && isHealthy(socket);
  const headers = securityHeaders(record);
  const listener = createEdge({
    site: dist.site,
    gateway: createGateway(submitInquiry, hasStore),
    securityHeaders: headers,
  });
  const site = await listenOnLoopback({ port: ports.site, listener, securityHeaders: headers });
  onOpen(site);
  await mailbox.started.catch(() => undefined);
  process.stdout.write(welcome(site.port, mailPort, folders));
}

/** By default the port after the site's, so the address stays the same, or any other if that is taken. */
async function findMailPort({ site, mail }: ReturnType<typeof readPorts>): Promise<number> {
  if (mail !== undefined) return checkPort(mail, 'MAIL_PORT');
  return checkPort(site === 0 ? 0 : site + 1).catch(() => checkPort(0));
}

function welcome(port: number, mailPort: number, { folder, store, isDefault }: DataFolders): string {
  const read = `${isDefault ? '' : `DATA_DIR=${shellQuoted(folder)} `}npm run inquiries`;
  return [
    `The site:   http://localhost:${port}/`,
    `Mail:       http://localhost:${mailPort}/`,
    `Inquiries:  ${store}`,
    `            read them with: ${read}`,
    'Stop:       Ctrl-C',
    '',
  ].join('\n');
}

/** Two signals within this time, in milliseconds, are one Ctrl-C: npm repeats it to a child that received it already. */
const sameKeyPress = 500;

/** Milliseconds between two checks that npm is still running. */
const parentInterval = 500;

/**
 * Stops in order on the first Ctrl-C (or SIGTERM, SIGHUP), with exit code 0, and immediately on the second. Also stops
 * when npm ends: a killed npm passes no signal on.
 * @param stop what to do first
 */
function onStop(stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  const handle = () => {
    const now = performance.now();
    if (firstAt === undefined) {
      firstAt = now;
      stop().then(
        () => process.exit(0),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    } else if (now - firstAt > sameKeyPress) process.exit(130);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const [parent, npm] = [process.ppid, parentOfShell()];
  const timer = setInterval(() => {
    if (process.ppid === parent && (parentOfShell() ?? npm) === npm) return;
    clearInterval(timer);
    handle();
  }, parentInterval);
  timer.unref();
}

/**
 * Parent of the shell between npm and this process, in which bash replaces itself, but Debian's dash stays, even if npm ends.
 * @returns undefined if there is no such shell, or no /proc, which only Linux has
 */
function parentOfShell(): string | undefined {
  try {
    return /sh\) \S (\d+)/.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}
