import autocannon, { type Request, type Result } from 'autocannon';
import { pages } from '#frontend/pages.ts';
import { contactPath } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { median } from '../median.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { textTable } from '../text-table.ts';
import { runSite } from './running-site.ts';

/** How many are served at once, and for how long each time; in seconds. */
const connections = 10;
const duration = 8;

/** What visitors do, each as requests that are sent again and again. */
const loads: Readonly<Record<string, () => Request[]>> = {
  'every page in turn': () =>
    pages.map(({ path }) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } })),
  'inquiries, each another one': () => [
    {
      method: 'POST',
      path: contactPath,
      headers: { 'content-type': 'application/json' },
      setupRequest: (request) => ({ ...request, body: JSON.stringify(nextInquiry()) }),
    },
  ],
};

let sent = 0;

/** The same inquiry again would be answered without being stored. */
function nextInquiry(): Inquiry {
  sent += 1;
  return {
    name: 'Asha Rao',
    email: `asha-${sent}@example.com`,
    phoneNumber: '+919876543210',
    comment: 'We would like to forecast demand for spare parts in four warehouses.',
  };
}

interface LoadFigures {
  readonly load: string;
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly requests: number;
  /** Answers other than 2xx, and requests without an answer. */
  readonly failed: number;
}

/** Requests a second and their times against the local site, from this very machine. */
export async function measureLocalSite({ rounds, folder, say }: PartOptions): Promise<PartReport> {
  const names = Object.keys(loads);
  say(`Local site: about ${Math.ceil((rounds * names.length * duration) / 60)} minutes.`);
  const results = new Map<string, Result[]>(names.map((name) => [name, []]));
  const site = await runSite(folder);
  try {
    // One load after the other: inquiries are still being mailed when the last one is answered.
    for (const [name, requests] of Object.entries(loads))
      for (let round = 1; round <= rounds; round += 1)
        results
          .get(name)
          ?.push(await autocannon({ url: site.origin, connections, duration, requests: requests() }));
  } finally {
    await site.close();
  }
  const figures = [...results].map(([name, of]) => loadFigures(name, of));
  const rows = figures.map(({ load, perSecond, p50, p99, requests, failed }) => [
    load,
    Math.round(perSecond),
    p50,
    p99,
    requests,
    failed,
  ]);
  return {
    figures: { rounds, connections, duration, loads: figures },
    text: [
      `${connections} connections, medians of ${rounds} times ${duration} s; milliseconds`,
      textTable(['load', 'a second', 'p50', 'p99', 'requests', 'failed'], rows),
    ],
    targets: figures.map(({ load, failed }) => ({
      name: `${load}: none fails`,
      measured: `${failed} failed`,
      met: failed === 0,
    })),
  };
}

function loadFigures(load: string, results: readonly Result[]): LoadFigures {
  const middle = (figure: (result: Result) => number) => median(results.map(figure));
  const sum = (figure: (result: Result) => number) => results.reduce((all, one) => all + figure(one), 0);
  return {
    load,
    perSecond: middle(({ requests }) => requests.average),
    p50: middle(({ latency }) => latency.p50),
    p99: middle(({ latency }) => latency.p99),
    requests: sum(({ requests }) => requests.total),
    failed: sum(({ errors, non2xx }) => errors + non2xx),
  };
}
