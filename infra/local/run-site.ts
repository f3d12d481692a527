import type { BuildRecord } from '#infra/bundle/build-cache.ts';
import type { DistLayout } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';
import { type DataFolders, dataFolders, prepareDataFolder } from '#infra/store/data-folders.ts';
import { openLocalSite } from './local-site.ts';
import { checkPort } from './loopback-server.ts';
import type { Mailbox } from './mailbox.ts';
import { createNotifier } from './notifier.ts';
import { readMailPort, readPort } from './settings.ts';
import { openSiteStore } from './site-store.ts';
import { onStopSignal } from './stop-signals.ts';
import { beginStream } from './stream.ts';

export interface RunSiteOptions {
  /** Where the build is. */
  readonly dist: DistLayout;
  /** Sees to it that there is a build. */
  readonly build: () => Promise<BuildRecord>;
}

/**
 * Runs the local site in this process until a signal stops it, with the settings of its environment. What the
 * user can put right is said in one line, and the exit code is 1.
 */
export async function runSite(options: RunSiteOptions): Promise<void> {
  const parts: { close(): Promise<void> }[] = [];
  /** The last part first: whoever is still sending gets an answer, and its inquiry into the store. */
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

async function start(
  { dist, build }: RunSiteOptions,
  onOpen: (part: { close(): Promise<void> }) => void,
): Promise<void> {
  const [wantedPort, mailPort] = [readPort(process.env), readMailPort(process.env)];
  const folders = dataFolders(process.env);
  // Whatever the machine may lack is found out before anything takes its time.
  prepareDataFolder(folders);
  await checkPort(wantedPort);
  const store = await openSiteStore(folders);
  onOpen(store);
  // Before the first inquiry, so that a run which could not mail leaves it to the next one.
  await beginStream(folders.position, new Date());
  const record = await build();
  const notifier = createNotifier({
    mailPort,
    store,
    handlers: dist.handlers,
    positionFile: folders.position,
    resends: folders.resends,
    say: (line) => process.stderr.write(`${line}\n`),
  });
  onOpen(notifier);
  const site = await openLocalSite({ port: wantedPort, dist, build: record, endpoint: store.endpoint });
  onOpen(site);
  process.stdout.write(welcome(site.port, folders));
  // After the site, which does not wait for it.
  process.stdout.write(`Mail:       ${mailWords(await notifier.start())}\n`);
}

function mailWords(mailbox: Mailbox | string): string {
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
