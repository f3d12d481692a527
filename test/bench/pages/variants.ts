import path from 'node:path';
import { distLayout } from '#infra/bundle/dist-layout.ts';
import type { LoopbackServer } from '#infra/local/loopback-server.ts';
import { readBuild, serveBuilt } from '../built-server.ts';
import type { Certificate } from '../certificate.ts';
import { openHttp2Front } from '../http2-front.ts';
import { withHtml } from './html-files.ts';
import { buildNaive } from './naive-build.ts';
import { type SizeOf, weigher } from './page-figures.ts';
import { withoutScripts } from './script-free.ts';

/** The site; the same pages without a script; the same pages made by script alone. */
export const variantNames = ['site', 'twin', 'naive'] as const;
export type VariantName = (typeof variantNames)[number];

export interface Variant {
  readonly name: VariantName;
  readonly sizeOf: SizeOf;
  readonly server: LoopbackServer;
}

/**
 * Builds and serves every variant, each on a port of its own.
 * @param folder a temporary one
 */
export async function openVariants(folder: string, certificate: Certificate): Promise<Variant[]> {
  const { files, styleHashes } = await readBuild();
  const builds = {
    site: files,
    twin: withHtml(files, withoutScripts),
    naive: await buildNaive(files, distLayout(path.join(folder, 'naive'))),
  };
  return Promise.all(
    variantNames.map(async (name) => ({
      name,
      sizeOf: weigher(builds[name]),
      server: await openHttp2Front(await serveBuilt({ files: builds[name], styleHashes }), certificate),
    })),
  );
}
