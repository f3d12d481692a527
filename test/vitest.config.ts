import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { shareCompiledCode } from './support/compile-cache.ts';

const root = path.resolve(import.meta.dirname, '..');
const cache = path.join(root, 'node_modules/.cache');
shareCompiledCode(path.join(cache, 'compiled'));

/** Tests of the stack and its commands: the CDK takes seconds to load, so they share it; nothing in them leaves a trace. */
const stackTests = [
  'test/infra/aws/**/*.test.ts',
  'test/infra/edge/**/*.test.ts',
  'test/infra/deploy/**/*.test.ts',
  'test/infra/readme.test.ts',
];

/** Tests of components: they get a document. */
const componentTests = ['test/frontend/**/*.test.tsx', 'test/frontend/full-stylesheet.test.ts'];

/** Tests of the built site: they share its pages, which they only read. */
const builtSiteTests = ['test/frontend/{built-site*,structured-data}.test.ts'];

/**
 * Tests of what only computes: they start no server and no process, make no folder, and leave nothing of the process
 * changed but what is undone after each test. Alone, most of them would load the runner for longer than they run.
 */
const plainTests = [
  'test/{walls,workflows}.test.ts',
  'test/bench/**/*.test.ts',
  'test/frontend/*/**/*.test.ts',
  'test/infra/setting-table.test.ts',
  'test/infra/inquiries/{arguments,aws-problem,csv,stack-table,text-width,writers}.test.ts',
  'test/lambda/notify-sales/*.test.ts',
  'test/lambda/submit-inquiry/{answer-page,body-format,cors,env,failure-report}.test.ts',
  'test/lambda/submit-inquiry/{form-*,handler,hostile-bodies,html,inquiry-id,suspicion}.test.ts',
  'test/shared/**/*.test.ts',
  'test/support/test-counts.test.ts',
];

/**
 * How files share a process, after all that have one each. These only compute, so there are as many as small machines
 * have processors; the others also wait, for processes that they start.
 */
const shared = { isolate: false, maxWorkers: 2, sequence: { groupOrder: 1 } };

const propertySeed = 'test/support/property-seed.ts';

export default defineConfig({
  root,
  plugins: [react()],
  // The cache of transformed modules, not beside this file.
  cacheDir: path.join(cache, 'vitest'),
  test: {
    // A process per file: a server that a test leaves behind goes with it, memory included.
    pool: 'forks',
    maxWorkers: 3,
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    // Class names of CSS modules stay as they are written.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
    // Generous: what counts is what happens, not how busy the machine is.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.test.tsx'],
          exclude: [...stackTests, ...plainTests, ...builtSiteTests, ...componentTests],
          // Most start processes, whose timing is the machine's: once more for a test that fails.
          retry: 1,
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'plain',
          environment: 'node',
          include: plainTests,
          ...shared,
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'built site',
          environment: 'node',
          include: builtSiteTests,
          ...shared,
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          environment: 'node',
          include: stackTests,
          ...shared,
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          // Addresses without a host are the site's own, as in a browser.
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          include: componentTests,
          setupFiles: [propertySeed, 'test/support/component-setup.ts'],
        },
      },
    ],
  },
});
