import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resend } from '#infra/inquiries/resend.ts';
import { notedResends, noteResend } from '#infra/local/resend-notes.ts';
import { beginStream, followStream, type StreamHandler } from '#infra/local/stream.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { type LocalStore, openStore } from '#infra/store/store.ts';
import { dynamoDeliveryMarks } from '#lambda/notify-sales/dynamo-delivery-marks.ts';
import { monthOf } from '#lambda/submit-inquiry/inquiry-table.ts';
import { storedItem } from '#test/lambda/notify-sales/stream-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// What is waited for comes within a second, but not on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let store: LocalStore;
let positionFile: string;
let resends: string;
let told: string[];
/** Kinds of the records by which they were told. */
let kinds: (string | undefined)[];
let said: string[];
let stream: { close(): Promise<void> } | undefined;

beforeEach(async () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'dynamodb'));
  const opened = await openStore(path.join(folder, 'dynamodb'));
  if (!opened) throw new Error('the store is locked');
  store = opened;
  positionFile = path.join(folder, 'told.json');
  resends = path.join(folder, 'resends');
  [told, kinds, said, stream] = [[], [], [], undefined];
});
afterEach(async () => {
  await stream?.close();
  await store.close();
});

/** @param secondsAgo when it arrived, as it says */
async function put(id: string, secondsAgo = 0): Promise<void> {
  const receivedAt = new Date(Date.now() - secondsAgo * 1000).toISOString();
  const item = storedItem(id, { receivedAt, receivedMonth: monthOf(receivedAt) }) as Record<string, unknown>;
  item['expiresAt'] = { N: String(Date.now() / 1000 + 3600) };
  await store.client.send(new PutItemCommand({ TableName: localTableName, Item: item as never }));
}

/** Tells and marks, as the Lambda does, unless it fails. */
function follow(fails: (id: string) => boolean = () => false): void {
  const marks = dynamoDeliveryMarks({ client: store.client, tableName: localTableName });
  const invoke: StreamHandler = async ({ Records: [record] }) => {
    const id = record?.dynamodb?.NewImage?.['id']?.S ?? '';
    if (fails(id)) return { batchItemFailures: [{ itemIdentifier: record?.dynamodb?.SequenceNumber ?? '' }] };
    told.push(id);
    kinds.push(record?.eventName);
    await marks.set(id, new Date());
    return { batchItemFailures: [] };
  };
  const { client } = store;
  stream = followStream({
    client,
    tableName: localTableName,
    positionFile,
    resends,
    invoke,
    say: (line) => void said.push(line),
  });
}

/** Asks for an inquiry's mail once more, as the owner's command does. */
async function askAgain(id: string): Promise<void> {
  const announceResend = async () => {
    await noteResend(resends, id);
    return '';
  };
  const { client } = store;
  const source = {
    client,
    tableName: localTableName,
    place: '',
    announceResend,
    close: async () => undefined,
  };
  await resend(source, id, new Date());
}

async function untilNoted(count: number): Promise<void> {
  for (let i = 0; i < 1200 && (await notedResends(resends)).length !== count; i += 1) await sleep(50);
}

async function untilTold(count: number): Promise<void> {
  for (let i = 0; i < 1200 && told.length < count; i += 1) await sleep(50);
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
  for (let i = 0; i < 1200 && Date.now() - from() > 120_000; i += 1) await sleep(50);
  expect(Date.now() - from()).toBeLessThan(120_000);
});

it('tells once more what is asked for, however old it is, and then forgets that it was asked', async () => {
  await put('i1', 86_400 * 300);
  await beginStream(positionFile, new Date());
  follow();
  for (const times of [1, 2]) {
    await askAgain('i1');
    await untilTold(times);
    await untilNoted(0);
    expect(told).toHaveLength(times);
  }
  await put('i2');
  await untilTold(3);
  expect(told).toEqual(['i1', 'i1', 'i2']);
  expect(kinds).toEqual(['MODIFY', 'MODIFY', 'INSERT']);
});

it('tells once what is asked for before it was ever told, or while nobody follows', async () => {
  await beginStream(positionFile, new Date());
  await put('i1');
  for (const _ of [1, 2]) await askAgain('i1');
  await put('gone');
  await askAgain('gone');
  await store.client.send(new DeleteItemCommand({ TableName: localTableName, Key: { id: { S: 'gone' } } }));
  follow();
  await untilNoted(0);
  await put('i2');
  await untilTold(2);
  expect(told).toEqual(['i1', 'i2']);
});
