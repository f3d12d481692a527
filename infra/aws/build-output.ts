import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { type DistLayout, distLayout } from '../bundle/dist-layout.ts';
import { SetupError } from '../setup-error.ts';

const record = z.object({ styleHashes: z.array(z.string()), connectSources: z.array(z.string()) });

/** What the build made, for the stack. */
export interface BuildOutput {
  /** Folder of the website: its pages, its `assets/`. */
  readonly siteFolder: string;
  /** Folder of the bundled Lambda that takes inquiries, `index.mjs` in it. */
  readonly submitInquiryFolder: string;
  /** Folder of the bundled Lambda that tells of them, `index.mjs` in it. */
  readonly notifySalesFolder: string;
  /** Folder of the bundled Lambda that marks what earlier builds left, `index.mjs` and the list of assets in it. */
  readonly retireAssetsFolder: string;
  /** Hashes of the inlined styles, such as `sha256-BASE64`. */
  readonly styleHashes: readonly string[];
  /** Origins beside the site's own that inquiries are sent to. */
  readonly connectSources: readonly string[];
  /** Origin that the pages name as theirs, such as `https://www.example.com`; nothing when they name none. */
  readonly builtFor: string | undefined;
}

/**
 * Finds what the build made.
 * @param dist where it is
 * @throws {SetupError} when nothing was built
 */
export function readBuildOutput(dist: DistLayout = distLayout()): BuildOutput {
  // The record is written last: when it is there, so is everything else.
  if (!existsSync(dist.record)) {
    throw new SetupError(`There is no ${path.relative('.', dist.record)}: run npm run build first.`);
  }
  return {
    siteFolder: dist.site,
    submitInquiryFolder: path.join(dist.handlers, 'submit-inquiry'),
    notifySalesFolder: path.join(dist.handlers, 'notify-sales'),
    retireAssetsFolder: path.join(dist.handlers, 'retire-assets'),
    builtFor: canonicalOrigin(readFileSync(path.join(dist.site, 'index.html'), 'utf8')),
    ...record.parse(JSON.parse(readFileSync(dist.record, 'utf8'))),
  };
}

/** Of a page's canonical link. */
function canonicalOrigin(page: string): string | undefined {
  const [, href = ''] = /<link rel="canonical" href="([^"]+)"/.exec(page) ?? [];
  return URL.parse(href)?.origin;
}
