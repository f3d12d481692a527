import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Bytes of the heap that are still in use after everything that nobody holds has gone. */
export function settledHeap(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}
