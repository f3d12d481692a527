import { availableParallelism } from 'node:os';

/** `FOLDER=lambda npm run mutants` changes the code of that folder, other folders are separated by commas. */
const folders = process.env['FOLDER']?.split(',') ?? ['shared', 'lambda'];

/** Percent of the mutants that tests have to notice. The other folders are tested in the browser as well. */
const minimum = folders.every((folder) => ['shared', 'lambda'].includes(folder)) ? 85 : null;

/** Stryker changes the code in one place after the other. A change that no test notices may be a missing test. */
export default {
  mutate: folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`),
  testRunner: 'vitest',
  // Not only tests that import what is changed: those of infra/stack/site/edge read the code that CloudFront runs from its file.
  vitest: { configFile: 'test/vitest-mutants.config.ts', pool: 'forks', related: false },
  concurrency: availableParallelism(),
  // A pause of a busy machine would count as a noticed change.
  timeoutMS: 60_000,
  thresholds: { high: 95, low: 85, break: minimum },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/mutants.html' },
  jsonReporter: { fileName: 'test-results/mutants.json' },
  // Not below node_modules, where Vite does not compile TypeScript.
  tempDirName: 'test-results/mutants',
  incrementalFile: 'node_modules/.cache/mutants.json',
  ignorePatterns: ['/dist*', '/cdk.out', '/.local', '/test-results'],
  // No such file. Stryker would rewrite paths in it, which this project's has not, with TypeScript, which it does not bring.
  tsconfigFile: 'none',
};
