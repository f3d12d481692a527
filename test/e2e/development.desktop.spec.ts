import path from 'node:path';
import { expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { test } from '../support/site-test.ts';

let server: ViteDevServer;

test.beforeAll(async () => {
  const configFile = path.resolve(import.meta.dirname, '../mocks/vite.config.ts');
  server = await createServer({ configFile, logLevel: 'silent', server: { host: 'localhost', port: 0 } });
  await server.listen();
});

test.afterAll(() => server.close());

test('npm run dev shows a page without any action, and again after a reload', async ({
  page,
  expectProblem,
}) => {
  // The development server has an origin of its own.
  expectProblem(/request to another origin/);
  const [address = ''] = server.resolvedUrls?.local ?? [];
  await page.goto(new URL('/about', address).href);
  const heading = page.getByRole('heading', { level: 1 });
  // Vite prepares the libraries first.
  await expect(heading).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(heading).toBeVisible();
});
