import { buildIfStale } from '#infra/bundle/build.ts';
import { distLayout } from '#infra/bundle/dist-layout.ts';
import { runSite } from './run-site.ts';

// `npm start`: the whole thing on one machine.
await runSite({ dist: distLayout(), build: buildIfStale });
