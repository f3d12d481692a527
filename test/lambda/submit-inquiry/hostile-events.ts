import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { formAgeHeader, honeypotField } from '#shared/contact-api.ts';
import { goodInquiry, jsonPost, postEvent } from './post-event.ts';

const json = 'application/json';
const form = 'application/x-www-form-urlencoded';

/** Numbers from 0 to under 1, the same ones for the same seed (mulberry32), so a failure can be repeated. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Pieces of text that have caused trouble in checks, databases and output. */
const pieces = [
  ...['a', ' ', '\n', '\r\n', '\t', '\u0000', '\u001b[2J', '\u007f', '\u0085', '\u2028', '\ufeff', '\u202e'],
  ...['\ud800', '\udfff', '👩‍💻', 'नमस्ते', '陳', 'e\u0301'.repeat(20), 'ﷺ'.repeat(30), ...'"\\<&\''],
  ...['@', '@a.example', '+1', '12345', '=cmd()', '%00', '%', '{', '}', ',', '..', '__proto__', 'toString'],
];

const keys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '', '0', honeypotField];

/** JSON of values that the schema refuses, numbers that overflow among them. */
const values = 'null true 0 -0 1e999 1.5 [] {} "" "\\u0020" [null] {"a":{}} "\\ud800"'.split(' ');

/** An endless series of requests. Most are hostile or broken, some are ordinary. */
export function* hostileEvents(seed: number): Generator<APIGatewayProxyEventV2> {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item;
  const text = () => Array.from({ length: below(12) }, () => pick(pieces)).join('');
  const field = () => pick(Object.keys(goodInquiry));
  const nesting = () => pick([10, 1000, 8000, 8000, 100_000]);
  const members = (changes: Readonly<Record<string, string>>) => {
    const good = Object.entries(goodInquiry).map(([key, value]) => [key, JSON.stringify(value)] as const);
    const all = new Map([...good, ...Object.entries(changes)]);
    return `{${[...all].map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`;
  };
  const nested = (depth: number) => pick([`${'['.repeat(depth)}${']'.repeat(depth)}`, '{"a":'.repeat(depth)]);
  const jsonBody = (body: string) => postEvent({ body, contentType: json, base64: random() < 0.3 });

  const kinds: readonly (() => APIGatewayProxyEventV2)[] = [
    () => jsonBody(members({ [field()]: pick(values), [field()]: pick(values) })),
    () => jsonBody(members({ [field()]: JSON.stringify(text()) })),
    () => jsonBody(members({ [pick(keys)]: pick([...values, '{"polluted":true}']) })),
    () => jsonBody(`{"__proto__":${members({})},"constructor":{"prototype":{"polluted":${pick(values)}}}}`),
    () => jsonBody(members({}).slice(0, below(140))),
    () => jsonBody(pick(values)),
    () =>
      postEvent({
        body: Buffer.from(Array.from({ length: below(60) }, () => below(256))),
        contentType: json,
      }),
    () =>
      postEvent({
        body: new URLSearchParams({ ...goodInquiry, [field()]: text() }).toString(),
        contentType: form,
      }),
    () => postEvent({ body: `${pick(keys)}=${text()}&${field()}=${text()}&&=&%`, contentType: form }),
    () =>
      postEvent({ body: members({}), contentType: text(), method: pick(['POST', 'PUT', 'OPTIONS', text()]) }),
    () =>
      postEvent({ path: pick(['/', '', '/dev/contact/submit/', text()]), contentType: json, origin: text() }),
    () => postEvent({ contentType: pick([json, form]) }),
    () =>
      jsonPost(goodInquiry, {
        referer: text(),
        origin: text(),
        'sec-fetch-site': text(),
        [formAgeHeader]: text(),
      }),
  ];
  const deep = [
    () => jsonBody(nested(nesting())),
    () => jsonBody(members({ [field()]: nested(nesting()) })),
    () => postEvent({ body: `name=${'%5B'.repeat(nesting())}`, contentType: form }),
  ];
  for (;;) yield below(200) === 0 ? pick(deep)() : pick(kinds)();
}

/** A request that is far too large. */
export const tenMegabytes = () =>
  postEvent({ body: JSON.stringify({ ...goodInquiry, comment: 'x'.repeat(10_000_000) }), contentType: json });
