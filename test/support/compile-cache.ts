import { rmSync, statSync } from 'node:fs';

const day = 24 * 60 * 60_000;

/**
 * Lets every process that a run starts find what others compiled before it: tests start Node more than a hundred
 * times, mostly to load the same packages. The cache keeps what tests write and run as well, so it starts anew each day.
 * @param folder where to keep it
 */
export function shareCompiledCode(folder: string): void {
  const since = statSync(folder, { throwIfNoEntry: false })?.birthtimeMs ?? Date.now();
  if (Date.now() - since > day) rmSync(folder, { recursive: true, force: true });
  process.env['NODE_COMPILE_CACHE'] ??= folder;
}
