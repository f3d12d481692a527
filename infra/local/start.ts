import { buildIfStale } from '#infra/build/build.ts';
import { distLayout } from '#infra/build/dist-layout.ts';
import { runSite } from './run-site.ts';

// `npm start`: the whole thing on one machine.
await runSite({ dist: distLayout(), build: buildIfStale });
