import { expect, it } from 'vitest';
import { maxBodyBytes } from '#shared/contact-api.ts';
import { nightly } from '../../support/nightly.ts';
import { discardingHandler } from './discarding-handler.ts';
import { goodInquiry, postEvent } from './post-event.ts';

const largestForm = 16 * maxBodyBytes;

/** Repeats a piece up to a number of bytes. */
const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / Buffer.byteLength(piece)));
const comment = (piece: string) => {
  const text = filled(piece, maxBodyBytes - 200);
  // With up to 5,000 characters it passes the schema, and everything else looks at it as well.
  return [text, [...text].slice(0, 5000).join('')].map((long) =>
    JSON.stringify({ ...goodInquiry, comment: long }),
  );
};

/** What is slow to read, to normalize, to search or to write. */
const jsonBodies = [
  ...[
    "' or ",
    "'   ",
    'union ',
    'union all ',
    '<a ',
    '<a href',
    '../',
    '{{',
    'http',
    'https://',
    'www.',
    't.me/',
  ],
  ...[
    'seo company ',
    'need a loan',
    'your site is not ',
    '\u200b',
    '\u0344',
    '\u0323\u0307',
    'ﷺ',
    '&',
    '"',
    '\\',
  ],
].flatMap(comment);
const others = [
  filled('[', maxBodyBytes),
  `{${filled('"a":1,', maxBodyBytes - 8)}"a":1}`,
  `{"a":${filled('[', maxBodyBytes / 2)}${filled(']', maxBodyBytes / 2 - 8)}}`,
  ...Object.keys(goodInquiry).map((name) =>
    JSON.stringify({ ...goodInquiry, [name]: filled('a@\u0323\u0307', maxBodyBytes - 300) }),
  ),
];
const formBodies = ['&', '=', '&a=', 'name=', '%20', '%26', '+', '"', '%C3%A9'].flatMap((piece) =>
  ['', 'comment='].map((start) => start + filled(piece, largestForm - start.length)),
);

/** CPU of a request in milliseconds: the least of some tries, so other work on the machine does not count. */
async function cpuOf(body: string, contentType: string): Promise<number> {
  const handle = discardingHandler();
  const event = postEvent({ body, contentType });
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5; i += 1) {
    const start = process.cpuUsage();
    await handle(event);
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

it.each([
  ['16 KB of JSON', 'application/json', [...jsonBodies, ...others]],
  ['a form of 256 KB', 'application/x-www-form-urlencoded', formBodies],
])('the worst body costs little CPU: %s', async (_, contentType, bodies) => {
  let worst = { milliseconds: 0, body: '' };
  for (const body of bodies) {
    const milliseconds = await cpuOf(body, contentType);
    if (milliseconds > worst.milliseconds) worst = { milliseconds, body: body.slice(0, 120) };
  }
  if (nightly) console.log(worst);
  expect(worst.milliseconds, worst.body).toBeLessThan(100);
});
