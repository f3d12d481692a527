import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { localTableName } from '#infra/local/local-client.ts';
import { type LocalStore, openStore } from '#infra/local/store.ts';
import { beginStream, followStream, type StreamHandler } from '#infra/local/stream.ts';
import { dynamoDeliveryMarks } from '#lambda/notify-sales/dynamo-delivery-marks.ts';
import { monthOf } from '#lambda/submit-inquiry/inquiry-table.ts';
import { storedItem } from '#test/lambda/notify-sales/stream-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let store: LocalStore;
let positionFile: string;
let told: string[];
let said: string[];
let stream: { close(): Promise<void> } | undefined;

beforeEach(async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'dynamodb'));
  const opened = await openStore(path.join(folder, 'dynamodb'));
  if (!opened) throw new Error('the store is locked');
  store = opened;
  positionFile = path.join(folder, 'told.json');
  [told, said, stream] = [[], [], undefined];
});
afterEach(async () => {
  await stream?.close();
  await store.close();
});

/** @param secondsAgo when it arrived, as it says */
async function put(id: string, secondsAgo = 0): Promise<void> {
  const receivedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const item = storedItem(id, { receivedAt, receivedMonth: monthOf(receivedAt) });
  await store.client.send(new PutItemCommand({ TableName: localTableName, Item: item as never }));
}

/** Tells and marks, as the Lambda does, unless it fails. */
function follow(fails: (id: string) => boolean = () => false): void {
  const marks = dynamoDeliveryMarks({ client: store.client, tableName: localTableName });
  const invoke: StreamHandler = async ({ Records: [record] }) => {
    const id = record?.dynamodb?.NewImage?.['id']?.S ?? '';
    if (fails(id)) return { batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }] };
    told.push(id);
    await marks.set(id, new Date());
    return { batchItemFailures: [] };
  };
  const { client } = store;
  stream = followStream({
    client,
    tableName: localTableName,
    positionFile,
    invoke,
    say: (line) => void said.push(line),
  });
}

async function untilTold(count: number): Promise<void> {
  for (let i = 0; i < 160 && told.length < count; i += 1) await sleep(50);
}

it('tells what comes, once, also when it is listed later than what came after it', async () => {
  await beginStream(positionFile, new Date(Date.now() - 60_000));
  follow();
  await put('i1');
  await untilTold(1);
  await put('i2', 20);
  await untilTold(2);
  await sleep(700);
  expect(told).toEqual(['i1', 'i2']);
});

it('tells nothing of before its beginning, and in another run what the last one left', async () => {
  await put('i0', 60);
  await beginStream(positionFile, new Date(Date.now() - 30_000));
  await put('i1', 10);
  await beginStream(positionFile, new Date());
  follow();
  await untilTold(1);
  expect(told).toEqual(['i1']);
});

it('tries again what failed, says so, and tells the others meanwhile', async () => {
  await beginStream(positionFile, new Date());
  let failures = 0;
  await put('i1');
  await put('i2');
  follow((id) => {
    if (id !== 'i1' || failures === 2) return false;
    failures += 1;
    return true;
  });
  await untilTold(2);
  expect(told).toEqual(['i2', 'i1']);
  expect(failures).toBe(2);
  expect(said.filter((line) => line.includes('i1'))).toHaveLength(said.length);
  expect(said.length).toBeGreaterThan(0);
});

it('goes back to the beginning of time when its note is damaged', async () => {
  await put('i1', 3600);
  writeFileSync(positionFile, '{');
  await beginStream(positionFile, new Date());
  follow();
  await untilTold(1);
  expect(told).toEqual(['i1']);
});

it('notes how far it came, so that another run does not look through everything', async () => {
  await beginStream(positionFile, new Date(Date.now() - 3_600_000));
  const from = () => Date.parse(JSON.parse(readFileSync(positionFile, 'utf8')).from);
  expect(Date.now() - from()).toBeGreaterThan(3_000_000);
  follow();
  for (let i = 0; i < 60 && Date.now() - from() > 120_000; i += 1) await sleep(50);
  expect(Date.now() - from()).toBeLessThan(120_000);
});
