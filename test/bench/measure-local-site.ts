import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { pages } from '#frontend/site/pages.ts';
import { contactPath } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { median } from './median.ts';
import type { PartOptions, PartReport } from './part-report.ts';
import { currentBuild, runSite } from './running-site.ts';
import { runTool } from './tool.ts';

/** How many requests are sent at the same time, and for how long, in seconds. */
const connections = 10;
const duration = 8;

const autocannonResult = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  /** Milliseconds. */
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  non2xx: z.number(),
});
type Result = z.infer<typeof autocannonResult>;

/** autocannon replaces `[<id>]` with another value each time, because a repeated inquiry would not be stored. */
const inquiry: Inquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  comment: 'We would like to forecast demand for spare parts in four warehouses: [<id>].',
};

/** Requests per second and their latency at the local site, sent from this very machine. */
export async function measureLocalSite({ rounds, folder, log }: PartOptions): Promise<PartReport> {
  const site = await runSite(await currentBuild(), folder);
  const loads = {
    'every page in turn': ['--har', await writeHar(site.origin, folder), site.origin],
    'different inquiries': [
      ...['--method', 'POST', '--headers', 'content-type=application/json', '--idReplacement'],
      ...['--body', JSON.stringify(inquiry), `${site.origin}${contactPath}`],
    ],
  };
  log(`Local site: about ${Math.ceil((rounds * Object.keys(loads).length * duration) / 60)} minutes.`);
  const figures: ReturnType<typeof loadFigures>[] = [];
  try {
    // One load after the other: inquiries are still being mailed when the last one is stored.
    for (const [load, args] of Object.entries(loads)) {
      const results: Result[] = [];
      for (let round = 1; round <= rounds; round += 1) results.push(await autocannon(args));
      figures.push(loadFigures(load, results));
    }
  } finally {
    await site.close();
  }
  return {
    figures: { rounds, connections, duration, loads: figures },
    tables: {
      [`${connections} connections, medians of ${rounds} times ${duration} s; milliseconds`]: figures,
    },
    targets: figures.map(({ load, failed }) => ({
      name: `${load}: none fails`,
      measured: `${failed} failed`,
      met: failed === 0,
    })),
  };
}

async function autocannon(args: readonly string[]): Promise<Result> {
  const limits = ['--connections', String(connections), '--duration', String(duration)];
  return autocannonResult.parse(await runTool('autocannon', ['--json', ...limits, ...args]));
}

/** A HAR file (HTTP Archive) with a request for every page, for autocannon to repeat. */
async function writeHar(origin: string, folder: string): Promise<string> {
  const headers = [{ name: 'accept-encoding', value: 'br' }];
  const entries = pages.map(({ path }) => ({ request: { method: 'GET', url: `${origin}${path}`, headers } }));
  const file = path.join(folder, 'pages.har');
  await writeFile(file, JSON.stringify({ log: { entries } }));
  return file;
}

function loadFigures(load: string, results: readonly Result[]) {
  const middle = (figure: (result: Result) => number) => median(results.map(figure));
  const sum = (figure: (result: Result) => number) => results.reduce((all, one) => all + figure(one), 0);
  return {
    load,
    perSecond: middle(({ requests }) => requests.average),
    p50: middle(({ latency }) => latency.p50),
    p99: middle(({ latency }) => latency.p99),
    requests: sum(({ requests }) => requests.total),
    // Responses other than 2xx, and requests without a response.
    failed: sum(({ errors, non2xx }) => errors + non2xx),
  };
}
