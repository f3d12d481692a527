/** `npm run pictures`: takes the README's screenshots of the built site, in `.github/pictures`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '#test/support/browser/chromium.ts';
import { testSite } from '#test/support/browser/site-server.ts';
import { openForm, typeInquiry } from '#test/support/pages/contact-form-page.ts';
import { menuButton, openPage } from '#test/support/pages/header-page.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/pictures');
/** Bytes; a README should open fast. */
const largest = 300 * 1024;

const site = await testSite();
const server = spawn(process.execPath, ['infra/local/start.ts'], {
  cwd: root,
  env: { ...process.env, PORT: String(site.port), DATA_DIR: site.dataDir },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch(launchOptions(site.chromium));

async function picture(name: string, page: Awaited<ReturnType<typeof browser.newPage>>) {
  const file = path.join(folder, `${name}.png`);
  await page.waitForLoadState('networkidle');
  // A menu that was just opened fetches its icons.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, width } = image.getBoundingClientRect();
      return image.complete || width === 0 || top > innerHeight;
    }),
  );
  await page.screenshot({ path: file, animations: 'disabled' });
  const { size } = statSync(file);
  if (size > largest) throw new Error(`${name}.png has ${size} bytes; a README picture may have ${largest}`);
  console.log(`${name}.png  ${Math.round(size / 1024)} KB`);
}

try {
  const wide = {
    baseURL: site.origin,
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'reduce' as const,
  };
  const desktop = await browser.newPage(wide);
  await openPage(desktop, '/');
  await picture('home', desktop);
  await menuButton(desktop, 'Services').click();
  await picture('services-menu', desktop);
  await openPage(desktop, '/computer-vision/object-recog');
  await picture('service', desktop);

  const phone = await browser.newPage({ ...wide, viewport: { width: 390, height: 844 }, hasTouch: true });
  await openPage(phone, '/');
  await picture('phone', phone);
  await openForm(phone, '/contact-us');
  await typeInquiry(phone, { comment: '' });
  await phone.locator('form').getByRole('button').last().click();
  await phone.locator('[aria-invalid="true"]').waitFor();
  await phone.locator('.Toastify__toast').waitFor();
  await picture('phone-form', phone);
} finally {
  await browser.close();
  server.kill('SIGTERM');
}
