import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { posts } from '#frontend/build/posts-plugin.ts';
import { ignoreMachine } from '#test/support/browser/ignore-machine.ts';

ignoreMachine();

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache');
// Tests start Node more than a hundred times, mostly to load the same packages.
process.env['NODE_COMPILE_CACHE'] ??= path.join(cache, 'compiled');

const componentTests = ['test/{frontend,gallery}/**/*.test.tsx'];

/** These replace modules, so each has its own process. One takes long: by its name, its project is the first to run. */
const componentTestsAlone = [
  'test/frontend/{browser/entry,throwing-parts}.test.tsx',
  'test/frontend/contact-form/*.test.tsx',
  'test/frontend/ui/carousel/*.test.tsx',
];

/**
 * These tests share processes, because loading the CDK or the built site takes longer than most of them run. They start
 * no server and no process, and they mock nothing beyond a test.
 */
const sharedTests = [
  'test/documents.test.ts',
  'test/shared/**/*.test.ts',
  'test/frontend/**/*.test.ts',
  'test/infra/!(app|build|lambda-bundles).test.ts',
  'test/infra/{deploy,stack}/**/*.test.ts',
  'test/infra/inquiries/{command-line,export-formats,terminal-text}.test.ts',
  'test/infra/local/{data-folder,database,distribution,schedule,settings}.test.ts',
  'test/lambda/*.test.ts',
  'test/lambda/notify-sales/*.test.ts',
  'test/lambda/{canary,inquiry,record-bounces}/*.test.ts',
  'test/lambda/submit-inquiry/!(privacy).test.ts',
];

/** These take longest, so they start first: Vitest runs projects in the order of their names. */
const longTests = ['test/checkout/guides.test.ts', 'test/infra/inquiries/erase.test.ts'];

/** These run one build of a small site and the Lambdas. */
const buildTests = [
  'test/infra/lambda-bundles.test.ts',
  'test/infra/inquiries/prove.test.ts',
  'test/infra/local/{durability,mailbox,site,stop}.test.ts',
  'test/lambda/submit-inquiry/privacy.test.ts',
];

const temporaryFiles = 'test/support/data/temporary-files.ts';
const propertySeed = 'test/support/data/property-seed.ts';

export default defineConfig({
  root,
  plugins: [posts(), react()],
  cacheDir: path.join(cache, 'vitest'),
  test: {
    // `npm run test:unit -- --watch` turns it on.
    watch: false,
    // A process for each test file: a server that a test leaves behind ends with its process.
    pool: 'forks',
    maxWorkers: 4,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Tests find elements by the class names of the CSS modules.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    globalSetup: temporaryFiles,
    // Long enough for a busy machine: tests check results, not speed.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          exclude: [...sharedTests, ...buildTests, ...longTests, ...componentTests],
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          environment: 'node',
          include: buildTests,
          globalSetup: [temporaryFiles, 'test/infra/local/fixture-build.ts'],
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'at first',
          environment: 'node',
          include: longTests,
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          environment: 'node',
          include: sharedTests,
          exclude: componentTests,
          isolate: false,
          // These only compute, so more workers than a small machine has processors would gain nothing.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          globalSetup: [temporaryFiles, 'test/frontend/built-site/build-site.ts'],
          setupFiles: [propertySeed],
        },
      },
      ...[
        {
          name: 'components',
          include: componentTests,
          exclude: componentTestsAlone,
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
        { name: 'alone', include: componentTestsAlone },
      ].map((project) => ({
        extends: true as const,
        test: {
          ...project,
          environment: 'jsdom',
          // Relative addresses belong to the site, as in a browser.
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          setupFiles: [propertySeed, 'test/support/browser/component-setup.ts'],
        },
      })),
    ],
  },
});
