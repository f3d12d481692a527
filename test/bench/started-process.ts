import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A program that listens. It ends with the bench, however that ends. */
export interface StartedProcess {
  readonly address: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * Starts a program and waits until it prints where it listens.
 * @param address matches that line; its group is the address
 */
export async function startProcess(
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  address: RegExp,
): Promise<StartedProcess> {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);
  let output = '';
  const found = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    createInterface(stream).on('line', (line) => {
      output += `${line}\n`;
      const [, match] = address.exec(line) ?? [];
      if (match !== undefined) found.resolve(match);
    });
  const listening = await Promise.race([found.promise, ended.then(() => undefined)]);
  if (listening === undefined) throw new Error(`${command} ended before it listened:\n${output}`);
  return {
    address: listening,
    async end(signal) {
      child.kill(signal);
      await ended;
      process.off('exit', kill);
    },
  };
}
