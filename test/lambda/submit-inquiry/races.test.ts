import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { localTableName } from '#infra/store/local-client.ts';
import { openStore } from '#infra/store/store.ts';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';
import { goodInquiry, jsonPost } from './post-event.ts';

it('100 identical posts at once, against a database, store one and are answered alike', async () => {
  const folder = path.join(temporaryFolder(), 'dynamodb');
  mkdirSync(folder);
  const store = await openStore(folder);
  if (!store) throw new Error('the store is locked');
  const counts: unknown[] = [];
  const handle = createHandler({
    store: dynamoInquiryStore({ client: store.client, tableName: localTableName, retentionDays: 730 }),
    now: () => new Date('2026-11-21T09:06:00.123Z'),
    log: { info: () => undefined, error: () => undefined },
    meter: { count: (outcome) => void counts.push(outcome), countSuspect: () => undefined },
    siteOrigin: '',
    allowedOrigins: [],
  });
  try {
    const answers = await Promise.all(Array.from({ length: 100 }, () => handle(jsonPost(goodInquiry))));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    expect(counts.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(counts.filter((outcome) => outcome === 'repeat')).toHaveLength(99);
    const { Count } = await store.client.send(new ScanCommand({ TableName: localTableName }));
    expect(Count).toBe(1);
  } finally {
    await store.close();
  }
});
