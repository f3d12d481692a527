import { afterEach, expect, it } from 'vitest';
import { nightly } from '#test/support/browser/nightly.ts';
import { contactService } from './contact-service.ts';
import { discardingHandler } from './discarding-handler.ts';
import { hostileEvents, tenMegabytes } from './hostile-events.ts';
import { goodInquiry, postEvent } from './post-event.ts';

const count = nightly ? 100_000 : 3_000;
const json = 'application/json';

const prototype = Reflect.ownKeys(Object.prototype);
afterEach(() => {
  expect(Reflect.ownKeys(Object.prototype)).toEqual(prototype);
  expect({}).not.toHaveProperty('polluted');
});

it(`${count} hostile requests cause no failure`, async () => {
  const handle = discardingHandler();
  const seen: Record<number, number> = {};
  const send = async (event: Parameters<typeof handle>[0]) => {
    const { statusCode = 0, headers, body } = await handle(event);
    seen[statusCode] = (seen[statusCode] ?? 0) + 1;
    if (statusCode >= 500) expect.fail(`${statusCode} for ${JSON.stringify(event).slice(0, 500)}`);
    if (headers?.['content-type'] === json) JSON.parse(body ?? '');
  };
  let sent = 0;
  for (const event of hostileEvents(1)) {
    await send(event);
    sent += 1;
    if (sent === count) break;
  }
  await send(tenMegabytes());
  // Each status occurred, so the requests got as far as they can.
  expect(Object.keys(seen).map(Number)).toEqual([200, 204, 400, 404, 405, 413, 415]);
}, 180_000);

const good = JSON.stringify(goodInquiry);
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

it.each([
  ['nesting up to the limit', nested(8000)],
  ['nesting in a field', good.replace('"Asha Rao"', nested(7000))],
  ['a prototype', '{"__proto__":{"name":"x","polluted":true},"constructor":{"prototype":{"polluted":1}}}'],
])('%s is a bad request', async (_, body) => {
  const { post, saved } = contactService();
  expect((await post(postEvent({ body, contentType: json }))).status).toBe(400);
  expect(saved).toEqual([]);
});
