import { setTimeout as sleep } from 'node:timers/promises';
import { pagePaths } from '#frontend/build/page-paths.ts';
import type { BuildRecord, DistPaths } from '#infra/dist.ts';
import { runCommand } from '#infra/setup-error.ts';
import { securityHeaders } from '#infra/stack/site/edge/security-headers.ts';
import { createRun } from '#lambda/notify-sales/run.ts';
import { sesSendMail } from '#lambda/notify-sales/send-mail.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import { lambdaTelemetry } from '#lambda/telemetry.ts';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import {
  type DataFolder,
  dataFolder,
  prepareDataFolder,
  refuseOldStore,
  shellQuoted,
} from './data-folder.ts';
import { emptyLog, lockFolder, openDatabase, storeProblem } from './database.ts';
import { createDistribution } from './distribution.ts';
import { createGateway } from './gateway.ts';
import { checkPort, listenOnLoopback } from './loopback-server.ts';
import { mailboxClient, startMailbox } from './mailbox.ts';
import { startSchedule } from './schedule.ts';
import { readPorts } from './settings.ts';
import { deleteExpired, sqliteInquiryStore, sqliteOutbox } from './sqlite-store.ts';

export interface RunSiteOptions {
  readonly dist: DistPaths;
  /** Builds the site, unless it is built. */
  readonly build: () => Promise<BuildRecord>;
}

interface Part {
  close(): Promise<void> | void;
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
  const data = dataFolder(process.env);
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  // Check everything that may be wrong with the machine before the build, which takes a while.
  refuseOldStore(data);
  prepareDataFolder(data);
  await checkPort(ports.site);
  const mailPort = await findMailPort(ports);
  onOpen(lockFolder(data));
  const database = openDatabase(data);
  onOpen(database);
  if (deleteExpired(database, new Date()) > 0) await emptyLog(database);
  // From now on, `whenFree` waits.
  database.exec('PRAGMA busy_timeout = 0');
  const mailbox = await startMailbox(mailPort, log);
  onOpen(mailbox);
  const record = await build();
  const now = () => new Date();
  // A line for each request would bury the lines that matter. LOG_LEVEL asks for more.
  process.env['POWERTOOLS_LOG_LEVEL'] = process.env['LOG_LEVEL'] ?? 'WARN';
  const notifySales = createRun({
    outbox: sqliteOutbox(database),
    sendMail: sesSendMail({
      client: mailboxClient(mailbox),
      senderEmail: 'website@company.example',
      salesEmail: 'sales@company.example',
    }),
    telemetry: lambdaTelemetry('notify-sales', undefined),
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    now,
    pause: sleep,
  });
  onOpen(startSchedule(notifySales, { log }));
  const store = sqliteInquiryStore(database, defaultRetentionDays);
  const submitInquiry = createHandler({
    store: {
      save: (inquiry) =>
        store.save(inquiry).catch((error) => {
          log(`An inquiry was refused. ${storeProblem(error, data.store) ?? ''}`);
          throw error;
        }),
    },
    now,
    telemetry: lambdaTelemetry('submit-inquiry', undefined),
    siteOrigin: '',
    allowedOrigins: [],
    pages: await pagePaths(dist.site),
  });
  const listener = createDistribution({
    site: dist.site,
    gateway: createGateway(submitInquiry),
    securityHeaders: securityHeaders(record),
  });
  const site = await listenOnLoopback({ port: ports.site, listener });
  onOpen(site);
  process.stdout.write(welcome(site.port, mailbox.address, data));
}

/** By default the port after the site's, so the address stays the same, or any other if that is taken. */
async function findMailPort({ site, mail }: ReturnType<typeof readPorts>): Promise<number> {
  if (mail !== undefined) return checkPort(mail, 'MAIL_PORT');
  return checkPort(site === 0 ? 0 : site + 1).catch(() => checkPort(0));
}

function welcome(port: number, mailbox: string, { folder, store, isDefault }: DataFolder): string {
  const read = `${isDefault ? '' : `DATA_DIR=${shellQuoted(folder)} `}npm run inquiries`;
  return [
    `The site:   http://localhost:${port}/`,
    `Mail:       ${mailbox}/`,
    `Inquiries:  ${store}`,
    `            read them with: ${read}`,
    'Stop:       Ctrl-C',
    '',
  ].join('\n');
}

/**
 * Stops in order on the first Ctrl-C (or SIGTERM, SIGHUP), with exit code 0, and immediately on the second.
 * @param stop what to do first
 */
function onStop(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const handle = () => {
    const now = performance.now();
    if (stoppingSince !== undefined) {
      // Where the shell is bash, npm passes a Ctrl-C on to a process that the terminal has sent it to already.
      if (now - stoppingSince > 500) process.exit(130);
      return;
    }
    stoppingSince = now;
    stop().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
}
