import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { projectRoot } from '#infra/build/dist-layout.ts';
import { ProjectProcess } from '../local/site-process.ts';

// Each command is a process of its own, and takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');
const inquiries = (args: string) => new ProjectProcess(script, args.split(' '), {}).outcome();

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
    const { code, stdout, stderr } = await inquiries(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });

  it('finds help', async () => {
    const { code, stdout } = await inquiries('--help');
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
    const { code, stdout } = await inquiries(`${command} --help`);
    expect(code).toBe(0);
    expect(stdout).toContain(`npm run inquiries -- ${command} `);
  });
});
