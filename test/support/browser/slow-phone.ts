import { type Page, test } from '@playwright/test';
import { nightly } from './nightly.ts';

/** How fast the journeys of the browser tests run: as fast as they can, and in a nightly run also on a slow phone. */
export const speeds = nightly ? (['fast', 'slow'] as const) : (['fast'] as const);

/** For 'slow', slows a page down to a cheap phone on a mobile network: a quarter of the CPU, 150 ms and 1.6 Mbit/s. */
export async function runAt(speed: (typeof speeds)[number], page: Page): Promise<void> {
  if (speed === 'fast') return;
  test.slow();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}
