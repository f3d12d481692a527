/**
 * `node test/bench/contact-handler.ts`: how long the contact handler takes, beside a control that runs in between, so
 * that it can be told from how fast and how busy the machine is. Nothing is asserted.
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
  const [handled, worked, controlled] = [0, 0, 0].map(() => new Float64Array(count)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  const events = hostileEvents(1);
  let heap = 0;
  for (let i = 0; i < count; i += 1) {
    const event = events.next().value;
    const before = process.cpuUsage();
    handled[i] = await time(() => handle(event));
    const { user, system } = process.cpuUsage(before);
    worked[i] = (user + system) / 1000;
    controlled[i] = await time(control);
    if (i === count / 5) heap = settledHeap();
  }
  const after = settledHeap();
  // On a busy machine most of a long time is another program's: the processor's time is the handler's own.
  console.log(`${count} hostile requests; milliseconds, of them on the processor, beside hashing 16 KB`);
  for (const [name, part] of [['p50', 0.5] as const, ['p99', 0.99] as const, ['max', 1] as const]) {
    const [own, work, other] = [handled, worked, controlled].map((times) => quantile(times, part).toFixed(3));
    console.log(`  ${name}  ${own}  processor ${work}  control ${other}`);
  }
  const kilobytesOf = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`;
  console.log(`  heap after a fifth ${kilobytesOf(heap)}, at the end ${kilobytesOf(after)}`);
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
