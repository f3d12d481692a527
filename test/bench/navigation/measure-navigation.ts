import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { pages } from '#frontend/site/pages.ts';
import { openBrowser } from '../browser.ts';
import { median, quantile } from '../median.ts';
import { scriptFreeTwin } from '../pages/script-free.ts';
import type { PartOptions, PartReport } from '../part-report.ts';
import { currentBuild, runSite } from '../running-site.ts';
import { follow, interactionsIn, openMenu, slowdown, submitForm, useControls, visit } from './visit.ts';

interface Measured {
  readonly what: string;
  /** Milliseconds. */
  readonly times: readonly number[];
  /** The same in the script-free twin, where the browser does it alone: a link loads a document. */
  readonly twin?: readonly number[];
}

/**
 * How long it takes from a click to the next page, and how fast pages respond, on a slow phone; in turn with the pages
 * without their scripts.
 */
export async function measureNavigation(options: PartOptions): Promise<PartReport> {
  const dist = await currentBuild();
  const site = await runSite(dist, options.folder);
  const twin = await runSite(await scriptFreeTwin(dist, options.folder), options.folder);
  const chrome = await openBrowser(options.folder);
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const measured = await measure(browser, site.origin, twin.origin, linksIn(dist.site), options);
    return {
      figures: {
        slowdown,
        measured: measured.map(({ what, times, twin }) => ({
          what,
          count: times.length,
          ...summary(times),
          ...(twin && { twin: summary(twin) }),
        })),
      },
      tables: {
        [`A processor ${slowdown} times as slow as this one, nothing in the cache, taps after a second; milliseconds`]:
          measured.map(({ what, times, twin }) => ({
            what,
            count: times.length,
            ...summary(times),
            'p50 and p95 without scripts': twin && milliseconds(summary(twin)),
          })),
      },
      targets: measured.map(({ what, times }) => {
        const { p50, p95 } = summary(times);
        const measured = `${milliseconds({ p50, p95 })} ms`;
        return { name: `${what}: p50 at most 100 ms, p95 200`, measured, met: p50 <= 100 && p95 <= 200 };
      }),
    };
  } finally {
    await chrome.close();
    await Promise.all([site.close(), twin.close()]);
  }
}

function summary(times: readonly number[]) {
  return { p50: median(times), p95: quantile(times, 0.95), most: quantile(times, 1) };
}

const milliseconds = ({ p50, p95 }: { p50: number; p95: number }) =>
  `${Math.round(p50)} and ${Math.round(p95)}`;

/** A page whose content links to the page at a path; undefined if only menus and the footer do, which phones fold. */
type PageLinks = (path: string) => string | undefined;

function linksIn(site: string): PageLinks {
  const linking = pages.map((page) => {
    const file = page.path.endsWith('/') ? `${page.path}index.html` : `${page.path}.html`;
    const html = readFileSync(path.join(site, file), 'utf8');
    const [content = ''] = /<main\b.*?<\/main>/s.exec(html) ?? [];
    const links = [...content.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href);
    return { path: page.path, links: new Set(links) };
  });
  // The last one, because links in the carousel of the home page move.
  return (target) => linking.findLast((page) => page.path !== target && page.links.has(target))?.path;
}

async function measure(
  browser: Browser,
  site: string,
  twin: string,
  links: PageLinks,
  { paths, log }: PartOptions,
): Promise<Measured[]> {
  const chosen = pages.map(({ path }) => path).filter((path) => paths.length === 0 || paths.includes(path));
  log(`Navigation: ${chosen.length} pages, about ${Math.ceil(chosen.length / 3)} minutes.`);
  const first = { site: [] as number[], twin: [] as number[] };
  const later: number[] = [];
  const menu = { site: [] as number[], twin: [] as number[] };
  const form: number[] = [];
  const interactions: number[] = [];
  const origins = { site, twin };
  for (const path of chosen) {
    const linking = links(path);
    for (const variant of ['site', 'twin'] as const) {
      const origin = origins[variant];
      if (linking !== undefined)
        first[variant].push(await visit(browser, origin + linking, (page) => follow(page, path)));
      await visit(browser, origin + path, async (page) => {
        await openMenu(page);
        menu[variant].push(longest(await interactionsIn(page)));
      });
    }
    const before = linking && links(linking);
    if (linking !== undefined && before !== undefined && before !== path)
      await visit(browser, site + before, async (page) => {
        await follow(page, linking);
        later.push(await follow(page, path));
      });
    await visit(browser, site + path, async (page) => {
      if (await submitForm(page)) form.push(longest(await interactionsIn(page)));
    });
    await visit(browser, site + path, async (page) => {
      await useControls(page);
      interactions.push(...(await interactionsIn(page)));
    });
  }
  const measured = (what: string, { site, twin }: typeof first) => ({ what, times: site, twin });
  return [
    measured('first action: tap on a link to the painted page', first),
    measured('first action: tap on the menu', menu),
    { what: "first action: tap on the form's button", times: form },
    { what: 'later tap on a link to the painted page', times: later },
    { what: 'later interactions of 16 ms and more', times: interactions },
  ];
}

/** The longest interaction. Browsers report none below 16 ms. */
const longest = (interactions: readonly number[]) => Math.max(16, ...interactions);
