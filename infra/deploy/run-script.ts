import { spawn } from 'node:child_process';
import { projectRoot } from '#infra/bundle/dist-layout.ts';

/**
 * Runs a script of the project with what the user sees and types.
 * @param args the script and its arguments
 * @returns its exit code; 1 when a signal ended it
 */
export type RunScript = (args: readonly string[]) => Promise<number>;

/** By this very Node, without a shell: an argument is never more than an argument. */
export const runScript: RunScript = (args) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
