import { chromium } from '@playwright/test';
import { describe, expect, test, vi } from 'vitest';
import { findChromium, launchOptions } from './chromium.ts';
import { packagedChromium } from './packaged-chromium.ts';

test('CHROMIUM_PATH comes first, and is not silently replaced when it is wrong', async () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(await findChromium()).toMatchObject({ executablePath: process.execPath });
  vi.stubEnv('CHROMIUM_PATH', '/no/such/browser');
  await expect(findChromium()).rejects.toThrow(/^CHROMIUM_PATH .*\/no\/such\/browser$/);
});

test('the browser that is found shows a page in every script and family, and reaches no other host', async () => {
  const browser = await chromium.launch(launchOptions(await findChromium()));
  try {
    const page = await browser.newPage();
    await page.setContent(`
      <p style="font-family: sans-serif">Grüße देवनागरी 😀</p>
      <p style="font-family: serif">Grüße देवनागरी 😀</p>
      <p style="font-family: monospace">Grüße देवनागरी 😀</p>`);
    const drawn = await page.screenshot();
    await page.setContent('');
    expect(drawn.equals(await page.screenshot())).toBe(false);
    await expect(page.goto('https://www.example.com/')).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  } finally {
    await browser.close();
  }
});

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('the packaged browser', () => {
  test('brings fonts of its own for every generic family', async () => {
    const { executablePath, env } = await packagedChromium();
    const browser = await chromium.launch(
      launchOptions({ executablePath, env, args: [], chromiumSandbox: false }),
    );
    try {
      const page = await browser.newPage();
      const width = (family: string) =>
        page.evaluate((font) => {
          const context = document.createElement('canvas').getContext('2d');
          if (!context) throw new Error('no canvas');
          context.font = font;
          return context.measureText('Handgloves').width;
        }, `40px ${family}`);
      for (const family of ['serif', 'sans-serif', 'monospace', 'system-ui'])
        expect(await width(family), family).toBeGreaterThan(100);
    } finally {
      await browser.close();
    }
  });
});
