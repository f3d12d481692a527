import type { Page } from '@playwright/test';

/** Counts the payloads that call `top.ran()`, from the next navigation on. */
export async function countRuns(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let runs = 0;
    Object.assign(window, { ran: () => (runs += 1), runs: () => runs });
  });
  return () => page.evaluate(() => Reflect.get(window, 'runs')());
}

/**
 * Writes documents one after the other into an iframe without a Content-Security-Policy, where scripts run while they
 * are parsed.
 * @returns the elements of each document with their attribute names
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
