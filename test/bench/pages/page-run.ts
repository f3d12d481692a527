import lighthouse, { type Flags, type Result } from 'lighthouse';

/** What was measured of a page in one load: a phone, a slow network and a slow processor, as Lighthouse simulates them. */
export interface PageRun {
  /** Lighthouse's scores, 0 to 100, of the categories that were asked for. */
  readonly scores: Readonly<Record<string, number>>;
  /** Milliseconds; the layout shift has no unit. */
  readonly metrics: Readonly<Record<Metric, number>>;
  /** What was fetched from the site, in order. */
  readonly requests: readonly PageRequest[];
}

export interface PageRequest {
  readonly path: string;
  readonly type: ResourceType;
  /** Bytes on the wire, headers included. */
  readonly transferred: number;
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

export const resourceTypes = ['html', 'script', 'style', 'font', 'image', 'other'] as const;
export type ResourceType = (typeof resourceTypes)[number];

const typeOf: Readonly<Record<string, ResourceType>> = {
  Document: 'html',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

export const allCategories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof allCategories)[number];

/** Lighthouse's own settings for phones, named here so that an update does not move the figures unseen. */
const flags: Flags = {
  logLevel: 'error',
  locale: 'en',
  formFactor: 'mobile',
  throttlingMethod: 'simulate',
  // It is for reports, and takes a second.
  disableFullPageScreenshot: true,
};

/**
 * Loads a page in an empty profile and measures it.
 * @throws when it could not be loaded
 */
export async function measurePage(
  url: string,
  { port, categories }: { port: number; categories: readonly Category[] },
): Promise<PageRun> {
  const result = await lighthouse(url, { ...flags, port, onlyCategories: [...categories] });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return readResult(result.lhr);
}

/** @throws when Lighthouse could not measure */
function readResult(lhr: Result): PageRun {
  if (lhr.runtimeError) throw new Error(`${lhr.requestedUrl}: ${lhr.runtimeError.message}`);
  const metric = (audit: string) => {
    const { numericValue } = lhr.audits[audit] ?? {};
    if (numericValue === undefined) throw new Error(`${lhr.requestedUrl}: Lighthouse has no ${audit}`);
    return numericValue;
  };
  const metrics = Object.entries(metricAudits).map(([name, audit]) => [name, metric(audit)]);
  const scores = Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]);
  return {
    scores: Object.fromEntries(scores),
    metrics: Object.fromEntries(metrics) as Record<Metric, number>,
    requests: readRequests(lhr),
  };
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

function readRequests(lhr: Result): PageRequest[] {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details && 'items' in details ? (details.items as unknown as NetworkRequest[]) : [];
  return items
    .filter(({ url }) => url.startsWith('http'))
    .map(({ url, resourceType = '', transferSize }) => ({
      path: new URL(url).pathname,
      type: typeOf[resourceType] ?? 'other',
      transferred: transferSize,
    }));
}
