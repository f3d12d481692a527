import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DeleteTableCommand } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { bundleHandlers } from '#infra/bundle/handlers.ts';
import { localAccess, localTableName } from '#infra/store/local-client.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { honeypotField } from '#shared/contact-api.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';
import { formPost, jsonPost, postEvent } from './post-event.ts';

type LambdaHandler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

let store: LocalStore;
let handler: LambdaHandler;

// The very file that is deployed, as it logs and counts in a Lambda.
beforeAll(async () => {
  const folder = temporaryFolder();
  await bundleHandlers(folder);
  const data = path.join(folder, 'dynamodb');
  mkdirSync(data);
  const opened = await openStore(data);
  if (!opened) throw new Error('the store is locked');
  store = opened;
  const variables = {
    TABLE_NAME: localTableName,
    METRICS_NAMESPACE: 'website',
    POWERTOOLS_LOG_LEVEL: 'DEBUG',
    AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.secretAccessKey,
    AWS_LAMBDA_INITIALIZATION_TYPE: 'on-demand',
  };
  // Not stubbed, as the SDK reads its credentials with the first call; each test file has a process of its own.
  Object.assign(process.env, variables);
  ({ handler } = await import(pathToFileURL(path.join(folder, 'submit-inquiry/index.mjs')).href));
});
afterAll(() => store.close());

/** Everything that goes out of the process. */
function listen(): () => string {
  const written: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
  }
  return () => written.join('');
}

/** What a visitor might type, with a word in each field that nothing else holds. */
const canaries = (i: number) => ({
  name: `Canary${i}n`,
  email: `canary${i}e@canary.example`,
  phoneNumber: `+9977${String(1_000_000 + i)}`,
  comment: `canary${i}c`,
});

it('1,000 canaries of personal data leave no trace in logs and metrics, whatever becomes of them', async () => {
  const output = listen();
  const statuses = new Set<number | undefined>();
  const send = async (event: APIGatewayProxyEventV2) => void statuses.add((await handler(event)).statusCode);
  // Up to four in each, more than 1,000 in all: stored, repeated, marked, trapped, refused for every reason.
  const ways = [
    (i: number) => jsonPost(canaries(i)),
    (i: number) => jsonPost(canaries(i - 1)),
    (i: number) => formPost(canaries(i)),
    (i: number) => jsonPost({ ...canaries(i), comment: `https://canary${i}.example `.repeat(9) }),
    (i: number) => jsonPost({ ...canaries(i), name: `https://canary${i}.example <script>` }),
    (i: number) => jsonPost({ ...canaries(i), [honeypotField]: `canary${i}h` }),
    (i: number) => jsonPost({ ...canaries(i), email: `canary${i}`, [`canary${i}`]: 1 }),
    (i: number) => formPost({ ...canaries(i), phoneNumber: `canary${i}` }),
    (i: number) => postEvent({ body: JSON.stringify(canaries(i)).slice(1), contentType: 'application/json' }),
    (i: number) => postEvent({ body: `canary${i}`.repeat(3000), contentType: 'application/json' }),
    (i: number) => postEvent({ body: `canary${i}`, contentType: `canary${i}/plain`, origin: `canary${i}` }),
    (i: number) => postEvent({ method: `canary${i}`, body: JSON.stringify(canaries(i)) }),
    (i: number) => postEvent({ path: `/dev/canary${i}`, body: JSON.stringify(canaries(i)) }),
  ];
  for (let i = 0; i < 330; i += 1) await send(ways[i % ways.length]?.(i) ?? postEvent());
  expect([...statuses].sort()).toEqual([200, 400, 404, 405, 413, 415]);

  const said = output();
  for (const word of ['accepted', 'repeat', 'trapped', 'suspect', 'refused']) expect(said).toContain(word);
  for (const name of ['Stored', 'Repeat', 'Trapped', 'Suspect', 'Refused', 'ColdStart']) {
    expect(said).toContain(`"Name":"${name}"`);
  }
  expect(said).not.toMatch(/canary|\+?9977/i);
}, 120_000);

it('a store that fails gives nothing away either', async () => {
  await store.client.send(new DeleteTableCommand({ TableName: localTableName }));
  const output = listen();
  const { statusCode, body } = await handler(jsonPost(canaries(1)));
  expect(statusCode).toBe(500);
  expect(output()).toContain('"Name":"Failed"');
  expect(output() + body).not.toMatch(/canary|\+?9977/i);
});
