import { buildIfStale } from '#infra/build.ts';
import { distPaths } from '#infra/dist.ts';
import { runSite } from './run-site.ts';

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  console.error(`Unknown argument "${argument}": set PORT, MAIL_PORT or DATA_DIR instead (README.md).`);
  process.exit(2);
}
// `npm start`: the whole thing on one machine.
await runSite({ dist: distPaths(), build: buildIfStale });
