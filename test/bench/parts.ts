import type { PartOptions, PartReport } from './part-report.ts';

/**
 * What can be measured, in the order in which it is. Loaded when it is its turn: each brings its own tools along.
 */
export const parts = {
  pages: async (options) => (await import('./pages/measure-pages.ts')).measurePages(options),
  navigation: async (options) =>
    (await import('./navigation/measure-navigation.ts')).measureNavigation(options),
  lambda: async ({ rounds, say }) =>
    (await import('./lambda.ts')).measureLambda({ say, ...(rounds === 1 && { rounds: 3, calls: 1000 }) }),
  site: async (options) => (await import('./local-site/measure-local-site.ts')).measureLocalSite(options),
  build: async (options) => (await import('./build/measure-build.ts')).measureBuild(options),
} as const satisfies Record<string, (options: PartOptions) => Promise<PartReport>>;

export type PartName = keyof typeof parts;

export const partNames = Object.keys(parts) as PartName[];
