import path from 'node:path';
import * as z from 'zod/mini';

/** The checkout's folder. */
export const projectRoot = path.resolve(import.meta.dirname, '..');

/** What a build leaves, and where. */
export interface DistPaths {
  /** The folder of all of it. */
  readonly folder: string;
  /** The website: pages, `assets/`, and what has to keep its name. */
  readonly site: string;
  /** Bundled Lambdas: `lambda/<name>/index.mjs`. */
  readonly handlers: string;
  /** What was built from which sources; written last, so that it is there only when everything else is. */
  readonly record: string;
}

/** @param folder mostly `dist` of the checkout, a temporary one in tests and while a build is under way */
export function distPaths(folder = path.join(projectRoot, 'dist')): DistPaths {
  return {
    folder,
    site: path.join(folder, 'site'),
    handlers: path.join(folder, 'lambda'),
    record: path.join(folder, 'build.json'),
  };
}

export const buildRecord = z.object({
  /** Fingerprint of the sources that were built. */
  sources: z.string(),
  /** Origins that inquiries are sent to, other than the site's own. */
  connectSources: z.array(z.string()),
});

/** The content of `build.json`: for the next build, and for whatever serves or deploys this one. */
export type BuildRecord = z.infer<typeof buildRecord>;
