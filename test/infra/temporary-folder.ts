import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const folders: string[] = [];

// Registered with the first import, so it runs after everything that a test file registers itself.
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that goes when the test file is done. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-test-'));
  folders.push(folder);
  return folder;
}
