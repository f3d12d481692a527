import type { SiteFile, SiteFiles } from '#infra/local/site-files.ts';
import { median } from '../median.ts';
import { type BrotliQuality, brotli } from './brotli.ts';
import { type Metric, metricAudits, type PageRun, type ResourceType, resourceTypes } from './page-run.ts';

/** Bytes of one kind of file. */
export interface Weight {
  /** On the wire here, headers included. */
  readonly transferred: number;
  /** The content alone, at both qualities of Brotli; as it is where that makes nothing smaller. */
  readonly brotli5: number;
  readonly brotli11: number;
}

/** A page's figures: the median of its runs. */
export interface PageFigures {
  readonly scores: Readonly<Record<string, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  readonly requests: number;
  readonly bytes: Readonly<Record<ResourceType | 'all', Weight>>;
}

/**
 * @param runs of one page, at least one
 * @param sizeOf what a file of this variant weighs
 */
export function pageFigures(runs: readonly PageRun[], sizeOf: SizeOf): PageFigures {
  const middle = (figure: (run: PageRun) => number) => median(runs.map(figure));
  const weigh = (type: ResourceType | 'all'): Weight => ({
    transferred: middle((run) => sum(run, type, ({ transferred }) => transferred)),
    brotli5: middle((run) => sum(run, type, ({ path }) => sizeOf(path, 5))),
    brotli11: middle((run) => sum(run, type, ({ path }) => sizeOf(path, 11))),
  });
  return {
    scores: fromKeys(Object.keys(runs[0]?.scores ?? {}), (name) => middle((run) => run.scores[name] ?? 0)),
    metrics: fromKeys(Object.keys(metricAudits) as Metric[], (name) => middle((run) => run.metrics[name])),
    requests: middle((run) => run.requests.length),
    bytes: fromKeys([...resourceTypes, 'all'], weigh),
  };
}

function sum(
  { requests }: PageRun,
  type: ResourceType | 'all',
  figure: (request: PageRun['requests'][number]) => number,
): number {
  return requests
    .filter((request) => type === 'all' || request.type === type)
    .reduce((total, request) => total + figure(request), 0);
}

function fromKeys<Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value) {
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}

/** Bytes of the file that an address stands for. */
export type SizeOf = (path: string, quality: BrotliQuality) => number;

/** Weighs the files of a variant, each once. A page is found by its address, as the edge finds it. */
export function weigher(files: SiteFiles): SizeOf {
  const light = new Map<SiteFile, number>();
  return (path, quality) => {
    const file = files.get(path) ?? files.get(`${path}index.html`) ?? files.get(`${path}.html`);
    if (!file) throw new Error(`A page asked for ${path}, which is not in the build`);
    if (quality === 11 || !file.brotli) return (file.brotli ?? file.content).length;
    const size = light.get(file) ?? brotli(file.content, 5).length;
    light.set(file, size);
    return size;
  };
}
