import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/** Tests of the stack and its commands: the CDK takes seconds to load, so they share it; nothing in them leaves a trace. */
const stackTests = [
  'test/infra/aws/**/*.test.ts',
  'test/infra/edge/**/*.test.ts',
  'test/infra/deploy/**/*.test.ts',
];

/** Tests of components: they get a document. Everything else runs in plain Node. */
const componentTests = 'test/frontend/**/*.test.tsx';

const propertySeed = 'test/support/property-seed.ts';

export default defineConfig({
  root,
  plugins: [react()],
  // The cache of transformed modules, not beside this file.
  cacheDir: path.join(root, 'node_modules/.cache/vitest'),
  test: {
    // A process per file: a server that a test leaves behind goes with it, memory included.
    pool: 'forks',
    maxWorkers: 2,
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
          exclude: [componentTests, ...stackTests],
          setupFiles: [propertySeed],
        },
      },
      {
        extends: true,
        test: {
          name: 'stack',
          environment: 'node',
          include: stackTests,
          isolate: false,
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
          include: [componentTests],
          setupFiles: [propertySeed, 'test/support/component-setup.ts'],
        },
      },
    ],
  },
});
