import type { Page } from '@playwright/test';

/** Counts calls of `ran()` on every page from the next navigation on, for payloads that call `top.ran()`. */
export async function countRuns(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let runs = 0;
    Object.assign(window, { ran: () => (runs += 1), runs: () => runs });
  });
  return () => page.evaluate(() => Reflect.get(window, 'runs')());
}

/**
 * Writes one document after the other into a frame of a page that allows everything, as a careless mail program would;
 * scripts run while they are read.
 * @returns of each document its elements with their attributes' names, in order
 */
export async function renderAll(page: Page, documents: readonly string[]): Promise<readonly string[]> {
  await page.goto('about:blank');
  return page.evaluate((all) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    const { contentDocument: inside } = frame;
    if (!inside) throw new Error('a frame without a document');
    return all.map((text) => {
      inside.open();
      inside.write(text);
      inside.close();
      const elements = [...inside.querySelectorAll('*')];
      return elements.map((element) => `${element.localName} ${element.getAttributeNames()}`).join('\n');
    });
  }, documents);
}
