import { distLayout } from '#infra/bundle/dist-layout.ts';
import { runSite } from '#infra/local/run-site.ts';
import { buildRecord } from './fixture-record.ts';

// `npm start` with an existing build, whose folder is the first argument.
await runSite({ dist: distLayout(process.argv[2]), build: async () => buildRecord });
