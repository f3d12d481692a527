import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a program that `npm run bench` provides by `npm exec`, and reads the JSON that it prints. */
export async function runTool(name: string, args: readonly string[]): Promise<unknown> {
  const options = { maxBuffer: 64 * 1024 * 1024, shell: process.platform === 'win32' };
  try {
    const { stdout } = await promisify(execFile)(name, args, options);
    return JSON.parse(stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`There is no ${name} on the PATH: please run npm run bench.`);
  }
}
