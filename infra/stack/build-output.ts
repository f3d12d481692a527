import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type DistPaths, distPaths } from '../dist.ts';
import { SetupError } from '../setup-error.ts';

const record = z.object({ connectSources: z.array(z.string()) });

/** What the build made, for the stack. */
export interface BuildOutput {
  /** Folder of the website: its pages, its `assets/`. */
  readonly siteFolder: string;
  /** Folder of the bundled Lambdas: `<name>/index.mjs`. */
  readonly handlersFolder: string;
  /** Origins other than the site's own that inquiries are sent to. */
  readonly connectSources: readonly string[];
  /** Origin of the pages' canonical links, such as `https://www.example.com`. */
  readonly builtFor: string | undefined;
  /** Days after which the pages say that an inquiry is deleted. */
  readonly statedRetention?: number | undefined;
}

/**
 * Finds what the build made.
 * @throws {SetupError} if nothing was built
 */
export function readBuildOutput(dist: DistPaths = distPaths()): BuildOutput {
  // The record is written last, so everything else exists if it does.
  if (!existsSync(dist.record)) {
    throw new SetupError(`There is no ${path.relative('.', dist.record)}: run npm run build first.`);
  }
  const homePage = readFileSync(path.join(dist.site, 'index.html'), 'utf8');
  return {
    siteFolder: dist.site,
    handlersFolder: dist.handlers,
    builtFor: canonicalOrigin(homePage),
    statedRetention: statedRetention(homePage),
    ...record.parse(JSON.parse(readFileSync(dist.record, 'utf8'))),
  };
}

function canonicalOrigin(page: string): string | undefined {
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return URL.parse(href)?.origin;
}

function statedRetention(page: string): number | undefined {
  const [, days] = /<time datetime="P(\w+)D">/i.exec(page) ?? [];
  return days === undefined ? undefined : Number(days);
}
