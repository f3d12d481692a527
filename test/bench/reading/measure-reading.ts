import { chromium } from '@playwright/test';
import { openBrowser, phone } from '../browser.ts';
import { atMost, type PartOptions, type PartReport } from '../part-report.ts';
import { currentBuild, runSite } from '../running-site.ts';

/** A page of each kind that has the most parts, and what reading it may cost. */
const budgets = [
  { path: '/', requests: 40, bytes: 190_000 },
  { path: '/ai-services/bi-solutions', requests: 25, bytes: 170_000 },
  { path: '/industries/education', requests: 25, bytes: 160_000 },
] as const;

/** What it costs to read pages to their end on a phone, with an empty cache: requests, and bytes with their headers. */
export async function measureReading({ folder }: PartOptions): Promise<PartReport> {
  const site = await runSite(await currentBuild(), folder);
  const chrome = await openBrowser(folder);
  try {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const readings: { path: string; requests: number; bytes: number }[] = [];
    for (const { path } of budgets) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      let requests = 0;
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        requests += 1;
        bytes += encodedDataLength;
      });
      await page.goto(site.origin + path);
      for (;;) {
        const isAtEnd = await page.evaluate(() => {
          scrollBy({ top: 600, behavior: 'instant' });
          return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        });
        await page.waitForTimeout(200);
        if (isAtEnd) break;
      }
      await page.waitForLoadState('networkidle');
      readings.push({ path, requests, bytes });
      await context.close();
    }
    return {
      figures: readings,
      tables: { 'Read to the end': readings },
      targets: budgets.flatMap(({ path, ...limits }) =>
        (['requests', 'bytes'] as const).map((unit) => {
          const figures = readings.filter((reading) => reading.path === path);
          return atMost(
            `${path} read to the end: ${unit}`,
            limits[unit],
            figures.map((reading) => ({ where: path, value: reading[unit] })),
          );
        }),
      ),
    };
  } finally {
    await chrome.close();
    await site.close();
  }
}
