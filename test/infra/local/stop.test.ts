import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readInquiries } from '#infra/inquiries/read-inquiries.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { contactPath } from '#shared/contact-api.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { storeIn } from '../inquiries/fill-store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFixtureBuild } from './fixture-site.ts';
import { SiteProcess } from './site-process.ts';

// Each is a process of its own, and takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

let dist: string;
let dataDir: string;
let site: SiteProcess;

beforeAll(async () => {
  dist = (await writeFixtureBuild()).folder;
});
beforeEach(() => {
  dataDir = path.join(temporaryFolder(), 'data');
  site = new SiteProcess(dist, { DATA_DIR: dataDir });
});
afterEach(() => site.end());

async function commentsIn(folder: string): Promise<string[]> {
  const store = await storeIn(folder);
  const comments: string[] = [];
  const source = { client: store.client, tableName: localTableName };
  for await (const { comment } of readInquiries(source, { now: new Date() })) comments.push(comment);
  await store.close();
  return comments;
}

/** Waits until a site that was told to stop has heard of it: it takes no more connections. */
async function untilDeaf(origin: string): Promise<void> {
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(origin).port), 'localhost');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (await answers()) await sleep(20);
}

describe('Ctrl-C', () => {
  it('lets a post finish that is under way, though npm passes the key press on as well', async () => {
    const origin = await site.origin();
    const agent = new Agent({ keepAlive: true });
    const body = JSON.stringify(goodInquiry);
    const call = request(origin + contactPath, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    call.flushHeaders();
    await once(call, 'continue');
    call.write(body.slice(0, 20));
    // Two different ones, as two of a kind may become one on their way.
    site.child.kill('SIGINT');
    site.child.kill('SIGTERM');
    await untilDeaf(origin);
    call.end(body.slice(20));
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    expect((await site.outcome()).code).toBe(0);
    expect(await commentsIn(dataDir)).toEqual([goodInquiry.comment]);
    agent.destroy();
  });

  it('a second time ends it at once', async () => {
    const origin = await site.origin();
    const call = request(origin + contactPath, {
      method: 'POST',
      headers: { 'content-length': 100, expect: '100-continue' },
    });
    call.on('error', () => call.destroy());
    call.flushHeaders();
    await once(call, 'continue');
    site.child.kill('SIGINT');
    await untilDeaf(origin);
    // Longer than what counts as one key press.
    await sleep(600);
    expect(site.child.exitCode).toBeNull();
    site.child.kill('SIGINT');
    expect((await site.outcome()).code).toBe(130);
  });
});
