import { defineConfig } from 'vitest/config';
import base from './vitest.config.ts';

const folders = process.env['FOLDER'] ?? 'shared,lambda';
const isBackend = /shared|lambda/.test(folders);

/** Tests with a table, a server or many requests. They run only for mutants that the others do not notice. */
const slowTests = [
  'test/lambda/canary/proof.test.ts',
  'test/lambda/inquiry/{dynamo-inquiry-store,outbox,repository,saving,sequences}.test.ts',
  'test/lambda/notify-sales/{failures,flood,index,mail-injection,mails-per-inquiry,run}.test.ts',
  'test/lambda/submit-inquiry/{hostile-events,index,sender}.test.ts',
];

/** These build bundles, or limit the size or the memory of the unchanged code. */
const unsuitableTests = [
  'test/lambda/submit-inquiry/privacy.test.ts',
  'test/infra/stack/site/edge/viewer-request-limits.test.ts',
];

/** One process for all test files of a mutant: starting one for each takes longer than most of them run. */
const node = {
  environment: 'node',
  isolate: false,
  setupFiles: 'test/support/data/property-seed.ts',
} as const;

/** The tests that `npm run mutants` runs on each mutant, the fast ones first. */
export default defineConfig({
  ...base,
  // The tests run on a copy of the project, which links to packages outside it.
  server: { fs: { strict: false } },
  test: {
    ...base.test,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'fast',
          include: isBackend
            ? ['test/{shared,lambda,infra/stack/site/edge,frontend/contact-form}/**/*.test.ts']
            : folders.split(',').map((folder) => `test/${folder}/**/*.test.ts`),
          exclude: [...slowTests, ...unsuitableTests],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'slow',
          include: isBackend && folders !== 'shared' ? slowTests : [],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'mocking',
          isolate: true,
          include: isBackend ? ['test/optional-field.test.ts'] : [],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://localhost/' } },
          include: folders.includes('frontend')
            ? ['test/frontend/{contact-form/**/*,throwing-parts}.test.tsx']
            : [],
          setupFiles: ['test/support/data/property-seed.ts', 'test/support/browser/component-setup.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
