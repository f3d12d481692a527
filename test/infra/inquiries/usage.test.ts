import { describe, expect, it } from 'vitest';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

describe('a command line that is not understood', () => {
  it.each([
    'delete',
    'erase',
    'show',
    'resend',
    'list --stack a --table b',
    'export',
    '--nope',
    'list --limit x',
  ])('gets one line and exit code 2: %s', async (args) => {
    const { code, stdout, stderr } = await runInquiries(args, {});
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('ends a process with that exit code as well', async () => {
    expect((await inquiriesProcess('delete', {}).outcome()).code).toBe(2);
  });

  it('finds help', async () => {
    const { code, stdout } = await runInquiries('--help', {});
    expect(code).toBe(0);
    for (const word of [
      'list',
      'show',
      'export',
      'resend',
      'erase',
      '--format',
      '--stack',
      '--table',
      'DATA_DIR',
    ])
      expect(stdout).toContain(word);
  });

  it.each(['list', 'show', 'export', 'resend', 'erase'])('finds examples of %s', async (command) => {
    const { code, stdout } = await runInquiries(`${command} --help`, {});
    expect(code).toBe(0);
    expect(stdout).toContain(`npm run inquiries -- ${command} `);
  });
});
