import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a folder that is deleted at the end of the run. */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'site-test-'));
}
