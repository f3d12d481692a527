import { type Browser, chromium } from '@playwright/test';
import { pages } from '#frontend/pages.ts';
import { openBrowser } from '../browser.ts';
import { readBuild, serveBuilt } from '../built-server.ts';
import { median, quantile } from '../median.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { textTable } from '../text-table.ts';
import { tryBackForwardCache } from './back-forward-cache.ts';
import { linksIn, type PageLinks } from './page-links.ts';
import { follow, look, slowdown, useControls, visit, wake } from './visit.ts';

interface Measured {
  readonly what: string;
  /** Milliseconds. */
  readonly times: readonly number[];
}

/** How long it takes from a click to the page behind it, and how fast pages answer, on a slow phone. */
export async function measureNavigation(options: PartOptions): Promise<PartReport> {
  const build = await readBuild();
  const server = await serveBuilt(build);
  const chrome = await openBrowser(options.folder);
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const origin = `http://localhost:${server.port}`;
    const measured = await measure(browser, origin, linksIn(build.files), options);
    const { restored, obstacles } = await tryBackForwardCache(browser, origin);
    return {
      figures: {
        slowdown,
        backForwardCache: { restored, obstacles: obstacles.join(', ') },
        measured: measured.map(({ what, times }) => ({ what, count: times.length, ...summary(times) })),
      },
      text: [
        `A processor ${slowdown} times as slow as this one, nothing in the cache; milliseconds`,
        textTable(
          ['what', 'count', 'p50', 'p95', 'most'],
          measured.map(({ what, times }) => {
            const { p50, p95, most } = summary(times);
            return [what, times.length, Math.round(p50), Math.round(p95), Math.round(most)];
          }),
        ),
      ],
      targets: [
        ...measured.map(({ what, times }) => {
          const { p95 } = summary(times);
          return { name: `${what}: p95 at most 100 ms`, measured: `${Math.round(p95)} ms`, met: p95 <= 100 };
        }),
        {
          name: 'Nothing in the pages keeps them out of the back/forward cache',
          measured: obstacles.join(', ') || (restored ? 'restored' : 'this browser has no such cache'),
          met: obstacles.length === 0,
        },
      ],
    };
  } finally {
    await chrome.close();
    await server.close();
  }
}

function summary(times: readonly number[]) {
  return { p50: median(times), p95: quantile(times, 0.95), most: quantile(times, 1) };
}

async function measure(
  browser: Browser,
  origin: string,
  links: PageLinks,
  { paths, say }: PartOptions,
): Promise<Measured[]> {
  const chosen = pages.map(({ path }) => path).filter((path) => paths.length === 0 || paths.includes(path));
  say(`Navigation: ${chosen.length} pages, about ${Math.ceil(chosen.length / 8)} minutes.`);
  const first: number[] = [];
  const onSight: number[] = [];
  const interactions: number[] = [];
  for (const path of chosen) {
    const linking = links(path);
    if (linking !== undefined) {
      const from = `${origin}${linking}`;
      const atOnce = await visit(browser, from, (page) => follow(page, path));
      first.push(...atOnce.opened);
      const later = await visit(browser, from, async (page) => {
        await wake(page);
        await look(page, path);
        await follow(page, path);
      });
      onSight.push(...later.opened);
      interactions.push(...later.interactions);
    }
    const used = await visit(browser, `${origin}${path}`, async (page) => {
      await wake(page);
      await useControls(page);
    });
    interactions.push(...used.interactions);
  }
  return [
    { what: 'click to painted page, the first thing that is done', times: first },
    { what: 'click to painted page, on a link that was in view', times: onSight },
    { what: 'interactions of 16 ms and more', times: interactions },
  ];
}
