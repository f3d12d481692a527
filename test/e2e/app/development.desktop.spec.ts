import path from 'node:path';
import { expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { test } from '#test/support/browser/site-test.ts';
import { pressFooterLink } from '#test/support/pages/footer-page.ts';

let server: ViteDevServer;
/** What the edited content file says; its file stays as it is. */
let edit: ((code: string) => string) | undefined;

const contentFile = path.resolve(import.meta.dirname, '../../../frontend/content/about.ts');

test.beforeAll(async () => {
  const configFile = path.resolve(import.meta.dirname, '../../mocks/vite.config.ts');
  server = await createServer({
    configFile,
    logLevel: 'silent',
    server: { host: 'localhost', port: 0 },
    plugins: [
      {
        name: 'edited-content',
        enforce: 'pre',
        transform: (code, id) => (id === contentFile && edit ? edit(code) : undefined),
      },
    ],
  });
  await server.listen();
});

test.afterAll(() => server.close());

test('npm run dev shows a page without any action, and an edited text without a reload', {
  tag: '@nightly',
}, async ({ page, expectProblem }) => {
  // The development server has an origin of its own.
  expectProblem(/request to another origin/);
  const [address = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(new URL('/about', address).href);
  const heading = page.getByRole('heading', { level: 1 });
  // Vite prepares the libraries first.
  await expect(heading).toHaveText(/\S/, { timeout: 60_000 });
  const written = await heading.innerText();
  const opened = await page.evaluate(() => performance.timeOrigin);
  for (const text of ['Edited once', 'Edited twice']) {
    edit = (code) => code.replace(written, text);
    server.watcher.emit('change', contentFile);
    await expect(heading).toHaveText(text);
  }

  // The text of a page that is not open at the moment.
  await pressFooterLink(page, '/faq', false);
  await expect(page).toHaveURL(/faq/);
  edit = (code) => code.replace(written, 'Edited while away');
  server.watcher.emit('change', contentFile);
  await pressFooterLink(page, '/about', false);
  await expect(heading).toHaveText('Edited while away');
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});
