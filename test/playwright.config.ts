import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './support/chromium.ts';
import { testSite } from './support/site-server.ts';

const root = path.resolve(import.meta.dirname, '..');
const site = await testSite();

export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(root, 'test-results'),
  workers: 2,
  fullyParallel: true,
  // A browser is a machine of its own: once more for a test that fails. What passed only then is named and counted.
  retries: 1,
  forbidOnly: true,
  // Generous: what counts is what happens, not how busy the machine is.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    baseURL: site.origin,
    launchOptions: launchOptions(site.chromium),
    // A trace of every test takes a quarter of the time; `--trace=on` makes one of a test that fails.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '*.phone.spec.ts',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
    },
    {
      name: 'phone',
      testIgnore: '*.desktop.spec.ts',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  // The site as `npm start` serves it.
  webServer: {
    command: 'node --import ./test/support/end-with-runner.ts infra/local/start.ts',
    cwd: root,
    url: site.origin,
    env: { PORT: String(site.port), DATA_DIR: site.dataDir, TEST_RUNNER: String(process.pid) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});
