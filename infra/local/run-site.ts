import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildRecord } from '#infra/bundle/build-cache.ts';
import { type DistLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { SetupError } from '#infra/setup-error.ts';
import { type DataFolders, dataFolders, prepareDataFolders } from '#infra/store/data-folders.ts';
import { type LocalStore, openStore, readStoreNote } from '#infra/store/store.ts';
import { createEdge } from './edge.ts';
import { createGateway } from './gateway.ts';
import { type LambdaDependencies, loadSubmitInquiry } from './lambdas.ts';
import { checkPort, type LoopbackServer, listenOnLoopback } from './loopback-server.ts';
import type { Mailbox } from './mailbox.ts';
import { startNotifier } from './notifier.ts';
import { readMailPort, readPort } from './settings.ts';
import { loadViewerRequest } from './viewer-request.ts';

export interface RunSiteOptions {
  /** Where the build is. */
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
  /** The last part first, so requests under way are answered while the store is still open. */
  async function stop(): Promise<void> {
    for (let part = parts.pop(); part; part = parts.pop()) await part.close();
  }
  onStopSignal(stop);
  try {
    await start(options, (part) => parts.push(part));
  } catch (error) {
    await stop();
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function start({ dist, build }: RunSiteOptions, onOpen: (part: Part) => void): Promise<void> {
  const [port, mailPort] = [readPort(process.env), readMailPort(process.env)];
  const folders = dataFolders(process.env);
  // Check everything that may be wrong with the machine before the build, which takes a while.
  prepareDataFolders(folders);
  await checkPort(port);
  const store = await openSiteStore(folders);
  onOpen(store);
  const record = await build();
  const dependencies = { handlers: dist.handlers, endpoint: store.endpoint };
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const notifier = startNotifier({ mailPort, log, ...dependencies });
  onOpen(notifier);
  const site = await serveSite({ port, site: dist.site, record, dependencies });
  onOpen(site);
  process.stdout.write(welcome(site.port, folders));
  // The site does not wait for the mailbox.
  process.stdout.write(`Mail:       ${mailText(await notifier.mailbox)}\n`);
}

/** How long, in milliseconds, to wait for a program that has the store open only briefly, like the owner's command. */
const storeTimeout = 2000;

/** @throws {SetupError} if another run of the site has the store open */
async function openSiteStore({ folder, store }: DataFolders): Promise<LocalStore> {
  const deadline = performance.now() + storeTimeout;
  do {
    const opened = await openStore(store, { announce: true });
    if (opened) return opened;
    await sleep(100);
  } while (performance.now() < deadline);
  const pid = readStoreNote(store)?.pid;
  throw new SetupError(
    `${folder} is in use by another program${pid === undefined ? '' : ` (process ${pid})`}. Stop it, or choose another folder: DATA_DIR=/some/folder npm start`,
  );
}

interface ServeSiteOptions {
  readonly port: number;
  /** Folder of the built site. */
  readonly site: string;
  readonly record: BuildRecord;
  readonly dependencies: LambdaDependencies;
}

/** Connects the deployed parts: edge, site, gateway and Lambda. */
async function serveSite(options: ServeSiteOptions): Promise<LoopbackServer> {
  const { port, site, record, dependencies } = options;
  const headers = securityHeaders(record);
  const listener = createEdge({
    site,
    viewerRequest: loadViewerRequest(path.join(projectRoot, 'infra/edge/viewer-request.js')),
    gateway: createGateway(await loadSubmitInquiry(dependencies)),
    cacheControl,
    securityHeaders: headers,
  });
  return listenOnLoopback({ port, listener, securityHeaders: headers });
}

function mailText(mailbox: Mailbox | string): string {
  if (typeof mailbox === 'string') return `no mailbox (${mailbox}); inquiries are mailed by the next run`;
  return `http://localhost:${mailbox.port}/`;
}

function welcome(port: number, { folder, store, isDefault }: DataFolders): string {
  const read = `${isDefault ? '' : `DATA_DIR=${folder} `}npm run inquiries`;
  return [
    `The site:   http://localhost:${port}/`,
    `Inquiries:  ${store}`,
    `            read them with: ${read}`,
    'Stop:       Ctrl-C',
    '',
  ].join('\n');
}

/** Two signals within this time, in milliseconds, are one Ctrl-C: npm repeats it to a child that received it already. */
const sameKeyPress = 500;

/**
 * Stops in order on the first Ctrl-C (or SIGTERM, SIGHUP), with exit code 0, and immediately on the second.
 * @param stop what to do first
 */
function onStopSignal(stop: () => Promise<void>): void {
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
}
