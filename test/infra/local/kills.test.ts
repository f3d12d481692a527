import path from 'node:path';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, expect, it } from 'vitest';
import { readInquiries } from '#infra/inquiries/read-inquiries.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { contactPath } from '#shared/contact-api.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { storeIn } from '../inquiries/fill-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFixtureBuild } from './fixture-site.ts';
import { SiteProcess } from './site-process.ts';

const count = 2000;
const atOnce = 50;
/** After how many answers the site, and the store in it, is killed. */
const kills = [250, 600, 950, 1300, 1750];

let site: SiteProcess | undefined;
afterEach(() => site?.end());

/** A site that is killed and started again while visitors post to it. */
class KilledSite {
  /** Answered inquiries: what was typed, and the id in the answer. */
  readonly acknowledged = new Map<string, string>();
  /** Posts that got no answer. */
  interrupted = 0;
  readonly #start: () => SiteProcess;
  #origin: Promise<string>;

  constructor(start: () => SiteProcess) {
    this.#start = start;
    this.#origin = start().origin();
  }

  /** Posts until there is an answer, as an impatient visitor does. */
  async post(comment: string): Promise<void> {
    const body = JSON.stringify({ ...goodInquiry, comment });
    const headers = { 'content-type': 'application/json' };
    for (;;) {
      const origin = this.#origin;
      const answer = await fetch((await origin) + contactPath, { method: 'POST', headers, body })
        .then(async (response) => ({ status: response.status, json: await response.json() }))
        .catch(() => undefined);
      if (answer?.status === 200) return this.#answered(comment, (answer.json as { id: string }).id);
      // A store that is too slow is no answer either: nothing was promised, and it is sent again.
      if (answer !== undefined && answer.status < 500) throw new Error(`answered with ${answer.status}`);
      this.interrupted += 1;
      // Nobody killed it, so nobody starts it again.
      if (origin === this.#origin && site?.child.exitCode !== null) throw new Error(site?.stderr);
    }
  }

  #answered(comment: string, id: string): void {
    this.acknowledged.set(comment, id);
    // At once, with all the other posts under way; whoever posts from now on waits for the next start.
    if (kills.includes(this.acknowledged.size)) this.#origin = this.#killed();
  }

  async #killed(): Promise<string> {
    await site?.end();
    return this.#start().origin();
  }
}

async function idsInTable({ client }: LocalStore): Promise<string[]> {
  const ids: string[] = [];
  let start: Record<string, never> | undefined;
  do {
    const page = await client.send(new ScanCommand({ TableName: localTableName, ExclusiveStartKey: start }));
    for (const { id } of page.Items ?? []) ids.push(id?.S ?? '');
    start = page.LastEvaluatedKey as typeof start;
  } while (start);
  return ids;
}

it(`of ${count} inquiries, ${atOnce} at once, each is stored once though the store is killed ${kills.length} times`, async () => {
  const dist = await writeFixtureBuild();
  const dataDir = path.join(temporaryFolder(), 'data');
  const killed = new KilledSite(() => {
    site = new SiteProcess(dist.folder, { DATA_DIR: dataDir });
    return site;
  });
  const comments = Array.from({ length: count }, (_, i) => `inquiry ${i}`);
  const waiting = [...comments];
  const visitor = async () => {
    for (let comment = waiting.pop(); comment !== undefined; comment = waiting.pop())
      await killed.post(comment);
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  site?.child.kill('SIGTERM');
  expect(await site?.outcome()).toMatchObject({ code: 0 });

  expect(killed.acknowledged.size).toBe(count);
  // The kills did cut posts off.
  expect(killed.interrupted).toBeGreaterThan(0);
  const store = await storeIn(dataDir);
  try {
    const ids = [...killed.acknowledged.values()].sort();
    expect(new Set(ids).size).toBe(count);
    expect((await idsInTable(store)).sort()).toEqual(ids);
    const listed: string[] = [];
    const source = { client: store.client, tableName: localTableName };
    for await (const { id, comment } of readInquiries(source, { now: new Date() })) {
      expect(killed.acknowledged.get(comment)).toBe(id);
      listed.push(id);
    }
    expect(listed.sort()).toEqual(ids);
  } finally {
    await store.close();
  }
}, 300_000);
