import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Vitest's global setup: a temporary folder of its own for each run, deleted with everything that tests leave in it. */
export function setup(): void {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-tests-'));
  // The first is read on Unix, the others on Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  // Not in a teardown, which Vitest skips when workers are slow to end.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
