/**
 * `node test/bench/contact-handler.ts`: how long the contact handler takes, beside a control that runs in between, so
 * that the ratio says the same on a fast machine, a slow one and a busy one. Nothing is asserted.
 */
import { createHash } from 'node:crypto';
import { suspicionsOf } from '#lambda/submit-inquiry/suspicion.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { discardingHandler } from '#test/lambda/submit-inquiry/discarding-handler.ts';
import { hostileEvents, tenMegabytes } from '#test/lambda/submit-inquiry/hostile-events.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { settledHeap } from '#test/lambda/submit-inquiry/settled-heap.ts';

const count = 100_000;
const largest = Buffer.alloc(16 * 1024, 'x');

/** The work of hashing one body of the largest size. */
const control = () => createHash('sha256').update(largest).digest();

/** Milliseconds. */
async function time(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function quantile(times: Float64Array, part: number): number {
  return times.toSorted()[Math.floor(part * (times.length - 1))] ?? 0;
}

async function hostileRequests(): Promise<void> {
  const handle = discardingHandler();
  const [handled, controlled] = [new Float64Array(count), new Float64Array(count)];
  const events = hostileEvents(1);
  let heap = 0;
  for (let i = 0; i < count; i += 1) {
    const event = events.next().value;
    handled[i] = await time(() => handle(event));
    controlled[i] = await time(control);
    if (i === count / 5) heap = settledHeap();
  }
  const grown = settledHeap() - heap;
  console.log(`${count} hostile requests; milliseconds, beside hashing 16 KB`);
  for (const [name, part] of [['p50', 0.5] as const, ['p99', 0.99] as const, ['max', 1] as const]) {
    const [own, other] = [quantile(handled, part), quantile(controlled, part)];
    console.log(
      `  ${name}  ${own.toFixed(3)}  control ${other.toFixed(3)}  ratio ${(own / other).toFixed(1)}`,
    );
  }
  console.log(`  heap after the last four fifths: ${(grown / 1024).toFixed(0)} KB more`);
  console.log(`  one of 10 MB: ${(await time(() => handle(tenMegabytes()))).toFixed(1)} ms\n`);
}

/** The best of a few runs, as whatever else the machine does only adds. */
async function best(work: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 15; i += 1) least = Math.min(least, await time(work));
  return least;
}

const kilobytes = [1, 4, 16, 64] as const;

async function growth(
  name: string,
  pieces: readonly string[],
  work: (text: string) => unknown,
): Promise<void> {
  console.log(
    `${name}; microseconds a KB at ${kilobytes.join(', ')} KB: linear work stays the same or falls`,
  );
  for (const piece of pieces) {
    const row: string[] = [];
    for (const size of kilobytes) {
      const text = piece.repeat((size * 1024) / piece.length);
      row.push(((1000 * (await best(() => work(text)))) / size).toFixed(1).padStart(8));
    }
    console.log(`  ${JSON.stringify(piece).padEnd(12)}${row.join('')}`);
  }
  console.log('');
}

await hostileRequests();
await growth('e-mail check', ['a', 'a@', 'a.', 'a@a.', 'a-', '@', '\u0301', '👩‍💻'], (email) =>
  checkInquiry({ ...goodInquiry, email }),
);
await growth(
  'suspicion',
  ['a', 'Aa', '<a ', "'or ", '../', 'http://', '[url', '@', 'sch', '{{ 7', 'é ', '陳'],
  (comment) => suspicionsOf({ ...goodInquiry, comment }),
);
