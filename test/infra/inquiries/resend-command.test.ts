import { existsSync } from 'node:fs';
import path from 'node:path';
import { type AttributeValue, GetItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { notedResends } from '#infra/local/resend-notes.ts';
import { dataFolders } from '#infra/store/data-folders.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { announceStore } from '#infra/store/running-store.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { notifiedAt, resendRequestedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

const Key = { id: { S: 'itold' } };
let dataDir: string;

beforeEach(async () => {
  dataDir = temporaryFolder();
  await withStore(async (store) => {
    await fill(store, [{ id: 'itold' }, { id: 'iother' }]);
    await fill(store, [{ id: 'iexpired', receivedAt: new Date(Date.now() - 25 * 3_600_000) }], 1);
    await store.client.send(
      new UpdateItemCommand({
        TableName: localTableName,
        Key,
        UpdateExpression: 'SET #mark = :now',
        ExpressionAttributeNames: { '#mark': notifiedAt },
        ExpressionAttributeValues: { ':now': { S: new Date().toISOString() } },
      }),
    );
  });
});

async function withStore<Result>(work: (store: LocalStore) => Promise<Result>): Promise<Result> {
  const store = await storeIn(dataDir);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

const inquiries = (args: string, variables: Readonly<Record<string, string>> = {}) =>
  runInquiries(args, { DATA_DIR: dataDir, ...variables });

const notes = () => notedResends(dataFolders({ DATA_DIR: dataDir }).resends);

async function item(store: LocalStore): Promise<Record<string, AttributeValue> | undefined> {
  return (await store.client.send(new GetItemCommand({ TableName: localTableName, Key }))).Item;
}

const untold = expect.objectContaining({
  [resendRequestedAt]: { S: expect.stringMatching(/^\d{4}-.*Z$/) },
  comment: { S: 'Hello' },
});

describe('the mail of an inquiry is asked for once more', () => {
  it('of the store while no site runs: it waits for the next one', async () => {
    const { code, stdout, stderr } = await inquiries('resend itold');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/itold .*next npm start/);
    expect(await notes()).toEqual(['itold']);
    const stored = await withStore(item);
    expect(stored).toEqual(untold);
    expect(stored).not.toHaveProperty(notifiedAt);
  });

  it('through the site that runs', async () => {
    await withStore(async (store) => {
      await announceStore(dataFolders({ DATA_DIR: dataDir }).running, store.endpoint);
      const { code, stdout } = await inquiries('resend itold');
      expect(code).toBe(0);
      expect(stdout).toMatch(/itold .*running/);
      expect(await notes()).toEqual(['itold']);
      expect(await item(store)).not.toHaveProperty(notifiedAt);
    });
  });

  it('of a deployed table, whose own stream tells of it', async () => {
    await withStore(async (store) => {
      const { code, stdout } = await inquiries(
        `resend itold --table ${localTableName} --region eu-central-1`,
        {
          AWS_ACCESS_KEY_ID: 'test',
          AWS_SECRET_ACCESS_KEY: 'test',
          AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
        },
      );
      expect(code).toBe(0);
      expect(stdout).toMatch(/itold .*salesEmail/);
      expect(await notes()).toEqual([]);
      expect(await item(store)).toEqual(untold);
    });
  });
});

it.each(['iunknown', 'iexpired', '..'])('there is no mail of %s, which is said in one line', async (id) => {
  const { code, stdout, stderr } = await inquiries(`resend ${id}`);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toBe(`There is no inquiry "${id}" in ${path.join(dataDir, 'dynamodb')}.\n`);
  expect(await notes()).toEqual([]);
});

it('there is none where no site ever ran, and nothing is made there', async () => {
  const nowhere = path.join(dataDir, 'nowhere');
  expect(await inquiries('resend itold', { DATA_DIR: nowhere })).toMatchObject({ code: 1, stdout: '' });
  expect(existsSync(nowhere)).toBe(false);
});
