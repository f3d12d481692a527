import '#test/support/data/image-imports.ts';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { company } from '#frontend/site/company.ts';
import { launchOptions } from '#test/support/browser/chromium.ts';
import { ignoreMachine } from '#test/support/browser/ignore-machine.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { engineProjects, otherEngines } from '#test/support/browser/other-engines.ts';
import { isPackaged } from '#test/support/browser/packaged-chromium.ts';
import { testSite } from '#test/support/browser/site-server.ts';
import { screenshotFolder } from '#test/support/pages/screenshots.ts';

/** Tests of both projects that one of them runs at night only. */
const nightlyOnDesktop = nightly
  ? []
  : [
      ...['footer.spec.ts', 'layout-shift.spec.ts', 'not-found.spec.ts'],
      ...['phone-field-list.spec.ts', 'phone-field-shift.spec.ts', 'storage-blocked.spec.ts'],
      'translated.spec.ts',
    ];
const nightlyOnPhone = nightly
  ? []
  : [
      ...['failing-pages.spec.ts', 'navigation.spec.ts', 'script-off-form.spec.ts'],
      ...['states-accessible.spec.ts', 'toasts.spec.ts', 'whole-page.spec.ts'],
    ];

const root = path.resolve(import.meta.dirname, '..');
ignoreMachine();
const site = await testSite();
// An `import` declaration would load the content, and with it photos and logos, before Node can.
const { count: slides } = await import('#test/support/pages/carousel-page.ts');
// Workers and the site load the same packages in each run.
process.env['NODE_COMPILE_CACHE'] ??= path.join(root, 'node_modules/.cache/compiled');

/** Screenshots are those of one browser: others render text differently. */
const ofOneBrowser = isPackaged(site.chromium.executablePath) ? [] : ['screenshots.spec.ts'];

/** With fewer slides, nothing moves in the carousel. */
const ofMovingCarousel = slides < 4 ? ['carousel.*.spec.ts'] : [];

/** Visitors are asked about numbers of the company's own markets only. */
const ofIndia = company.markets.some(({ country }) => country === 'in')
  ? []
  : ['phone-field-question.desktop.spec.ts'];

/** Tests for the night alone. */
const notAtDay = nightly ? [] : [/@nightly/];

const chromiumProjects = [
  {
    name: 'desktop',
    testIgnore: ['*.phone.spec.ts', ...nightlyOnDesktop, ...ofOneBrowser, ...ofMovingCarousel, ...ofIndia],
    use: { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 768 } },
  },
  {
    name: 'phone',
    testIgnore: ['*.desktop.spec.ts', ...nightlyOnPhone, ...ofOneBrowser, ...ofMovingCarousel],
    grepInvert: [/@desktop/, ...notAtDay],
    // Painting seven times as many pixels would only take longer.
    use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  },
];

export default defineConfig({
  testDir: './e2e',
  outputDir: path.join(root, 'test-results/e2e'),
  // More than a small machine has processors, because most of a test is waiting for a page.
  workers: 3,
  fullyParallel: true,
  // A second try in CI records a trace and tells a flaky test from a broken one; both fail the run.
  retries: process.env['CI'] ? 1 : 0,
  failOnFlakyTests: true,
  forbidOnly: true,
  grepInvert: notAtDay,
  // Long enough for a busy machine: tests check results, not speed.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  snapshotPathTemplate: `${screenshotFolder}/{projectName}/{arg}{ext}`,
  // A missing screenshot fails, also on the second try.
  updateSnapshots: 'none',
  use: {
    baseURL: site.origin,
    launchOptions: launchOptions(site.chromium),
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  projects: otherEngines ? engineProjects : chromiumProjects,
  // The site as `npm start` serves it, on a port and with data of its own.
  webServer: {
    command: 'node --import ./test/support/browser/end-with-runner.ts infra/local/start.ts',
    cwd: root,
    url: site.origin,
    env: { PORT: String(site.port), DATA_DIR: site.dataDir, TEST_RUNNER: String(process.pid) },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 120_000,
  },
});
