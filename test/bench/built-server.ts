import path from 'node:path';
import { buildIfStale } from '#infra/bundle/build.ts';
import { distLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { createEdge } from '#infra/local/edge.ts';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { readSite, type SiteFiles } from '#infra/local/site-files.ts';
import { loadViewerRequest } from '#infra/local/viewer-request.ts';

/** A build in memory: another one made in the meantime changes nothing. */
export interface BuiltFiles {
  readonly files: SiteFiles;
  /** Hashes of the inlined styles, which the security headers name. */
  readonly styleHashes: readonly string[];
}

/** The site as its sources are now, built when it has to be. */
export async function readBuild(): Promise<BuiltFiles> {
  const { styleHashes } = await buildIfStale();
  const { site, compressed } = distLayout();
  return { files: await readSite(site, compressed), styleHashes };
}

/** Serves a build as the local site and CloudFront do: routing, caching, compression, headers; without the API behind it. */
export function serveBuilt({ files, styleHashes }: BuiltFiles): Promise<LoopbackServer> {
  const headers = securityHeaders({ styleHashes, connectSources: [] });
  const listener = createEdge({
    files,
    viewerRequest: loadViewerRequest(path.join(projectRoot, 'infra/edge/viewer-request.js')),
    gateway: async (_, response, send) => send(response, 404, {}, 'No API here\n'),
    cacheControl,
    securityHeaders: headers,
  });
  return listenOnLoopback({ port: 0, listener, securityHeaders: headers });
}
