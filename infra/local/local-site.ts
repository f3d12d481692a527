import path from 'node:path';
import type { BuildRecord } from '#infra/bundle/build-cache.ts';
import { type DistLayout, projectRoot } from '#infra/bundle/dist-layout.ts';
import { cacheControl } from '#infra/edge/cache-headers.ts';
import { securityHeaders } from '#infra/edge/security-headers.ts';
import { createEdge } from './edge.ts';
import { createGateway } from './gateway.ts';
import { loadSubmitInquiry } from './local-lambda.ts';
import { type LoopbackServer, listenOnLoopback } from './loopback-server.ts';
import { readSite } from './site-files.ts';
import { loadViewerRequest } from './viewer-request.ts';

export interface LocalSiteOptions {
  readonly port: number;
  /** What was built. */
  readonly dist: DistLayout;
  readonly build: BuildRecord;
  /** The local store. */
  readonly endpoint: string;
}

/** Puts the deployed parts together on this machine: edge, site, gateway and Lambda, before the local store. */
export async function openLocalSite({
  port,
  dist,
  build,
  endpoint,
}: LocalSiteOptions): Promise<LoopbackServer> {
  const [files, submitInquiry] = await Promise.all([
    readSite(dist.site, dist.compressed),
    loadSubmitInquiry({ handlers: dist.handlers, endpoint }),
  ]);
  const headers = securityHeaders(build);
  const listener = createEdge({
    files,
    viewerRequest: loadViewerRequest(path.join(projectRoot, 'infra/edge/viewer-request.js')),
    gateway: createGateway(submitInquiry),
    cacheControl,
    securityHeaders: headers,
  });
  return listenOnLoopback({ port, listener, securityHeaders: headers });
}
