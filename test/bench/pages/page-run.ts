import * as z from 'zod/mini';
import { runTool } from '../tool.ts';

/** What was measured of a page in one load: a phone, a slow network and a slow processor, as Lighthouse simulates them. */
export interface PageRun {
  /** Lighthouse's scores, 0 to 100, of the categories that were asked for. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds; the layout shift has no unit. */
  readonly metrics: Readonly<Record<Metric, number>>;
  readonly requests: number;
  /** On the wire, including headers, by Lighthouse's types of resources. */
  readonly bytes: Readonly<Record<string, number>>;
}

/** What is measured, and Lighthouse's names for it. */
export const metricAudits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

export type Metric = keyof typeof metricAudits;

export const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof allCategories)[number];

/** Lighthouse's own settings for phones, listed here so that an update does not change the figures unnoticed. */
const flags = [
  '--output=json',
  '--quiet',
  '--no-enable-error-reporting',
  '--locale=en',
  '--form-factor=mobile',
  '--throttling-method=simulate',
  // The screenshot is for reports, and takes a second.
  '--disable-full-page-screenshot',
];

/** The part of Lighthouse's result that is used. */
const lighthouseResult = z.object({
  requestedUrl: z.string(),
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(z.string(), z.object({ id: z.string(), score: z.nullable(z.number()) })),
  audits: z.record(
    z.string(),
    z.object({ numericValue: z.optional(z.number()), details: z.optional(z.unknown()) }),
  ),
});

const resourceSummary = z.object({
  items: z.array(z.object({ resourceType: z.string(), requestCount: z.number(), transferSize: z.number() })),
});

/**
 * Loads a page with an empty cache and measures it.
 * @param port of the browser's DevTools protocol
 * @throws if it could not be loaded
 */
export async function measurePage(
  url: string,
  port: number,
  categories: readonly Category[],
): Promise<PageRun> {
  const args = [url, `--port=${port}`, `--only-categories=${categories.join()}`, ...flags];
  const result = lighthouseResult.parse(await runTool('lighthouse', args));
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  const metric = (audit: string) => {
    const { numericValue } = result.audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`${url}: Lighthouse has no ${audit}`);
    return numericValue;
  };
  const metrics = Object.entries(metricAudits).map(([name, audit]) => [name, metric(audit)]);
  const scores = Object.values(result.categories).map(({ id, score }) => [
    id,
    Math.round((score ?? 0) * 100),
  ]);
  const { items } = resourceSummary.parse(result.audits['resource-summary']?.details);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics) as Record<Metric, number>,
    requests: items.find(({ resourceType }) => resourceType === 'total')?.requestCount ?? Number.NaN,
    bytes: Object.fromEntries(items.map(({ resourceType, transferSize }) => [resourceType, transferSize])),
  };
}
