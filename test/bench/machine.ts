import { execFile } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { promisify } from 'node:util';
import { findChromium } from '#test/support/chromium.ts';

/** Where and when something was measured. */
export interface Machine {
  readonly date: string;
  readonly processor: string;
  readonly cores: number;
  readonly memoryGB: number;
  readonly system: string;
  readonly node: string;
  readonly chromium: string;
}

/** This machine, now. */
export async function thisMachine(): Promise<Machine> {
  const { executablePath, env } = await findChromium();
  const { stdout } = await promisify(execFile)(executablePath, ['--version'], {
    env: { ...process.env, ...env },
  });
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memoryGB: Math.round(totalmem() / 1e9),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    chromium: /\d+(?:\.\d+)+/.exec(stdout)?.[0] ?? 'unknown',
  };
}
