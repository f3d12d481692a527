import { expect, it } from 'vitest';
import { discardingHandler } from './discarding-handler.ts';
import { hostileEvents, tenMegabytes } from './hostile-events.ts';
import { settledHeap } from './settled-heap.ts';

const count = 100_000;

/** The answers that there are for whoever sends: none of them is a 5xx. */
const expected = [200, 204, 400, 404, 405, 413, 415];

it(`answers ${count} hostile requests without a failure, a trace or a leak`, async () => {
  const prototype = Reflect.ownKeys(Object.prototype);
  const handle = discardingHandler();
  const seen: Record<number, number> = {};
  const answer = async (event: Parameters<typeof handle>[0]) => {
    const { statusCode = 0, headers, body } = await handle(event);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    if (!expected.includes(statusCode))
      expect.fail(`${statusCode} for ${JSON.stringify(event).slice(0, 500)}`);
    if (headers?.['content-type'] === 'application/json') JSON.parse(body ?? '');
  };
  let heap = 0;
  let sent = 0;
  for (const event of hostileEvents(1)) {
    await answer(event);
    sent += 1;
    // By then everything is loaded and compiled.
    if (sent === count / 5) heap = settledHeap();
    if (sent === count) break;
  }
  await answer(tenMegabytes());
  expect(settledHeap() - heap).toBeLessThan(4_000_000);
  // All of the answers did occur, so nothing was refused before it could do harm.
  expect(Object.keys(seen).map(Number)).toEqual(expected);
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototype);
  expect({}).not.toHaveProperty('polluted');
}, 180_000);
