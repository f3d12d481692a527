import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { distPaths } from '#infra/dist.ts';
import { formAgeHeader, honeypotField } from '#shared/contact-api.ts';
import { type DynamoDbTable, dynamoDbTable } from '../dynamodb-table.ts';
import { formPost, jsonPost, postEvent } from './post-event.ts';

type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

let table: DynamoDbTable;
let handler: LambdaHandler;

// The file that is deployed, logging and counting as in a Lambda.
beforeAll(async () => {
  table = await dynamoDbTable();
  // Not stubbed, because the SDK reads its credentials with the first call. Each test file has its own process.
  Object.assign(process.env, table.environment, {
    RETENTION_DAYS: '730',
    METRICS_NAMESPACE: 'website',
    ALLOWED_ORIGINS: 'https://www.example',
    POWERTOOLS_LOG_LEVEL: 'DEBUG',
  });
  const { handlers } = distPaths(inject('fixtureBuild'));
  ({ handler } = await import(pathToFileURL(path.join(handlers, 'submit-inquiry/index.mjs')).href));
});
afterAll(() => table.close());

const form = 'application/x-www-form-urlencoded';

/** Everything that the process writes from now on. */
function captureOutput(): () => string {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
  return () => written.join('');
}

/** Twelve digits, as fewer of them also occur in the timestamps of logs. */
const digits = '997799779977';
const anyCanary = new RegExp(`canary|${digits}`, 'i');

/** An inquiry with a word in each field that appears nowhere else. */
const canaries = (i: number) => ({
  name: `Canary${i}n`,
  email: `canary${i}e@canary.example`,
  phoneNumber: `+${digits}${String(i).padStart(3, '0')}`,
  comment: `canary${i}c`,
});

it('no log and no metric holds any of 1,000 canaries, whatever becomes of them', async () => {
  const output = captureOutput();
  const statuses = new Set<number | undefined>();
  const send = async (event: APIGatewayProxyEventV2) => void statuses.add((await handler(event)).statusCode);
  // Up to four in each, more than 1,000 in all: stored, repeated, marked, and refused for every reason.
  const ways = [
    (i: number) => jsonPost(canaries(i)),
    (i: number) => jsonPost(canaries(i - 1)),
    (i: number) => formPost(canaries(i)),
    (i: number) => jsonPost({ ...canaries(i), name: `https://canary${i}.example <script>` }),
    (i: number) => jsonPost({ ...canaries(i), [honeypotField]: `canary${i}h` }),
    (i: number) => jsonPost({ ...canaries(i), email: `canary${i}`, [`canary${i}`]: 1 }),
    (i: number) => formPost({ ...canaries(i), phoneNumber: `canary${i}` }),
    (i: number) => postEvent({ body: JSON.stringify(canaries(i)).slice(1), contentType: 'application/json' }),
    (i: number) => postEvent({ body: `canary${i}`.repeat(3000), contentType: 'application/json' }),
    (i: number) => postEvent({ body: `canary${i}`, contentType: `canary${i}/plain`, origin: `canary${i}` }),
    (i: number) => postEvent({ method: `canary${i}`, body: JSON.stringify(canaries(i)) }),
    (i: number) => postEvent({ path: `/dev/canary${i}`, body: JSON.stringify(canaries(i)) }),
    (i: number) => postEvent({ method: 'OPTIONS', origin: `https://canary${i}.example` }),
    (i: number) => postEvent({ body: `name=canary${i}&comment=%`, contentType: form }),
    (i: number) => jsonPost({ ...canaries(i), comment: [`canary${i}c`] }),
    (i: number) =>
      jsonPost(canaries(i), {
        origin: `https://canary${i}.example`,
        referer: `https://canary${i}.example/canary${i}`,
        'sec-fetch-site': `canary${i}`,
        [formAgeHeader]: `canary${i}`,
      }),
  ];
  for (let i = 0; i < 400; i += 1) await send(ways[i % ways.length]?.(i) ?? postEvent());
  expect([...statuses].sort()).toEqual([200, 204, 400, 404, 405, 413, 415]);

  const written = output();
  for (const word of ['accepted', 'repeat', 'honeypot', '"name"', 'refused']) expect(written).toContain(word);
  for (const name of ['Stored', 'Repeat', 'Suspect', 'Refused'])
    expect(written).toContain(`"Name":"${name}"`);
  expect(written).not.toMatch(anyCanary);
}, 120_000);

it('a store that fails gives nothing away either', async () => {
  await table.client.send(new DeleteTableCommand({ TableName: table.tableName }));
  const output = captureOutput();
  const { statusCode, body } = await handler(jsonPost(canaries(1)));
  expect(statusCode).toBe(500);
  expect(output()).toContain('"Name":"Failed"');
  expect(output() + body).not.toMatch(anyCanary);
});
