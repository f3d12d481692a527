import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

let store: LocalStore;

beforeAll(async () => {
  store = await storeIn(temporaryFolder());
  await fill(store, [{ id: 'i1' }, { id: 'i2', email: 'asha@example.com' }]);
});
afterAll(() => store.close());

/** Nothing of the machine's own AWS settings gets in, and nothing gets out of the machine. */
const isolated = {
  DATA_DIR: path.join(projectRoot, 'nowhere'),
  AWS_CONFIG_FILE: '/nowhere/config',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere/credentials',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_PROFILE: '',
};
const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };

const inquiries = (args: string, variables: Readonly<Record<string, string>>) =>
  runInquiries(args, { ...isolated, ...variables });

const reached = () => ({ ...credentials, AWS_ENDPOINT_URL_DYNAMODB: store.endpoint });
const table = `--table ${localTableName} --region eu-central-1`;

describe('a deployed table', () => {
  it('is read and erased from, with the credentials of the machine', async () => {
    expect(await inquiries(`erase --email Asha@example.com --yes ${table}`, reached())).toEqual({
      code: 0,
      stdout: 'Erased 1 inquiry of Asha@example.com.\n',
      stderr: '',
    });
    // A process of its own, which ends although it spoke to a server.
    const reading = inquiriesProcess(`export --format json ${table}`, { ...isolated, ...reached() });
    const { code, stdout } = await reading.outcome();
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ id: 'i1' })]);
  });

  it('keeps being meant on the next page', async () => {
    await fill(store, [{ id: 'i8' }, { id: 'i9' }]);
    const { stdout } = await inquiries(`list --limit 1 ${table}`, reached());
    expect(stdout).toMatch(/list --before i\d --limit 1 --table inquiries --region eu-central-1\n$/);
  });

  it.each([
    ['no table', '--table other --region eu-central-1', {}, /no such table.*other in eu-central-1/],
    ['no region', '--table other', {}, /region.*--region/i],
    [
      'no credentials',
      table,
      { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' },
      /credentials.*AWS_PROFILE/,
    ],
    [
      'no network',
      table,
      { AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:1' },
      /not be reached.*ECONNREFUSED/,
    ],
  ])('gets one line and exit code 1 when there is %s', async (_, options, variables, message) => {
    const { code, stdout, stderr } = await inquiries(`list ${options}`, { ...reached(), ...variables });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
