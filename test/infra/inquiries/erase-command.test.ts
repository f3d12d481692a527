import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

let dataDir: string;

beforeEach(async () => {
  dataDir = temporaryFolder();
  const store = await storeIn(dataDir);
  await fill(store, [
    { id: 'i1', email: 'asha@example.com' },
    { id: 'i2', email: 'Asha@Example.com' },
    { id: 'i3', email: 'zoe@example.com' },
  ]);
  await store.close();
});

const inquiries = (args: string, input = '') => runInquiries(args, { DATA_DIR: dataDir }, input);

async function left(): Promise<string[]> {
  const { stdout } = await inquiries('export --format json');
  return JSON.parse(stdout)
    .map(({ id }: { id: string }) => id)
    .sort();
}

it.each([
  ['erase --email ASHA@example.com', 'y\n'],
  ['erase --email ASHA@example.com --yes', ''],
])('erases what belongs to an address, once it may: %s', async (args, input) => {
  const { code, stdout, stderr } = await inquiries(args, input);
  expect({ code, stdout }).toEqual({ code: 0, stdout: 'Erased 2 inquiries of ASHA@example.com.\n' });
  // The question is no part of the output.
  if (input) expect(stderr).toContain('2 inquiries of ASHA@example.com');
  else expect(stderr).toBe('');
  expect(await left()).toEqual(['i3']);
});

it.each([
  ['n', 'n\n'],
  ['anything else', 'sure\n'],
  ['a line break', '\n'],
  ['nothing', ''],
])('erases nothing when the answer is %s', async (_, input) => {
  const { code, stdout, stderr } = await inquiries('erase --email asha@example.com', input);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(/Nothing was erased\.\n$/);
  expect(await left()).toEqual(['i1', 'i2', 'i3']);
});

it('asks through the pipes of a process as well', async () => {
  const command = inquiriesProcess('erase --email asha@example.com', { DATA_DIR: dataDir });
  command.child.stdin?.end('y\n');
  expect(await command.outcome()).toMatchObject({
    code: 0,
    stdout: 'Erased 2 inquiries of asha@example.com.\n',
  });
  expect(await left()).toEqual(['i3']);
});

it('says so when there is nothing to erase, and does not ask', async () => {
  expect(await inquiries('erase --email nobody@example.com')).toEqual({
    code: 0,
    stdout: expect.stringContaining('No inquiry of nobody@example.com'),
    stderr: '',
  });
});
