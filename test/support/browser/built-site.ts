/** `node built-site.ts <dist>`: the local site of `npm start`, with the build in that folder. */
import { readFileSync } from 'node:fs';
import type { BuildRecord } from '#infra/dist.ts';
import { distPaths } from '#infra/dist.ts';
import { runSite } from '#infra/local/run-site.ts';

const dist = distPaths(process.argv[2]);
await runSite({ dist, build: async () => JSON.parse(readFileSync(dist.record, 'utf8')) as BuildRecord });
