import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runCommand, SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from './temporary-folder.ts';

let printed: string;

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
});
afterEach(() => {
  process.exitCode = undefined;
});

describe('a problem that the user can solve is one line, with exit code 1:', () => {
  it('one that the command names', async () => {
    await runCommand(async () => {
      throw new SetupError('Choose another port.');
    });
    expect([printed, process.exitCode]).toEqual(['Choose another port.\n', 1]);
  });

  it('a file that cannot be written', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await runCommand(async () => writeFileSync(path.join(file, 'dist'), ''));
    expect([printed, process.exitCode]).toEqual([`Cannot write to ${file}/dist (ENOTDIR).\n`, 1]);
  });

  it('a full disk, also where the system does not name the file', async () => {
    await runCommand(async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write',
      });
    });
    expect([printed, process.exitCode]).toEqual(['The disk is full (ENOSPC).\n', 1]);
  });
});

it('any other error is thrown', async () => {
  const command = async () => void readFileSync(path.join(temporaryFolder(), 'missing'));
  await expect(runCommand(command)).rejects.toThrow('ENOENT');
  expect([printed, process.exitCode]).toEqual(['', undefined]);
});
