import { execFileSync } from 'node:child_process';
import { projectRoot } from '#infra/dist.ts';

/**
 * Vitest's global setup: builds the site before the tests that read it, which run in several processes. In a separate process,
 * because inside a test the bundler would use React's development build.
 */
export function setup(): void {
  execFileSync(process.execPath, ['infra/build.ts'], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
