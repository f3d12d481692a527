import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { testSite } from '../browser/site-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** What the owner's command says of an inquiry. */
export interface StoredInquiry {
  id: string;
  receivedAt: string;
  name: string;
  email: string;
  phoneNumber: string;
  comment: string;
  pagePath?: string;
  suspect?: string[];
}

/** What the site under test has stored, as the owner exports it while the site runs. */
export async function storedInquiries(): Promise<StoredInquiry[]> {
  const { dataDir } = await testSite();
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['infra/inquiries/inquiries.ts', 'export', '--format', 'json'],
    { cwd: root, env: { ...process.env, DATA_DIR: dataDir }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as StoredInquiry[];
}
