import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { shellQuoted } from '#infra/store/data-folders.ts';
import { outboxIndex } from '#lambda/inquiry-item.ts';
import { contactPath } from '#shared/contact-api.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { itemsIn } from '../store/stored-items.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import type { SiteProcess } from './site-process.ts';
import { mailsIn, post, startedSites } from './started-sites.ts';

const sites = startedSites();
const body = JSON.stringify(goodInquiry);
let site: SiteProcess;
let origin: string;

/** Sends a post's headers, so the site waits for its body. */
async function beginPost(): Promise<ClientRequest> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    expect: '100-continue',
  };
  const call = request(origin + contactPath, { method: 'POST', headers });
  call.on('error', () => call.destroy());
  call.flushHeaders();
  await once(call, 'continue');
  return call;
}

/** Waits until the site is stopping: it accepts no more connections. */
async function untilStopping(): Promise<void> {
  const accepts = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(Number(new URL(origin).port), 'localhost', () => {
        socket.destroy();
        resolve(true);
      });
      socket.once('error', () => resolve(false));
    });
  while (await accepts()) await sleep(20);
}

describe('Ctrl-C', () => {
  beforeEach(async () => {
    site = sites.start();
    origin = await site.origin();
  });

  it('lets a post finish, even though npm repeats the signal, but no emails, which are a second apart', async () => {
    const comments = ['one', 'two', 'three', 'four', 'five'];
    await Promise.all(comments.map((comment) => post(site, { comment })));
    while ((await mailsIn(site)).length === 0) await sleep(50);
    const call = await beginPost();
    call.write(body.slice(0, 20));
    // Two different signals, because two of a kind may be delivered as one.
    site.child.kill('SIGINT');
    site.child.kill('SIGTERM');
    await untilStopping();
    call.end(body.slice(20));
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(200);
    response.resume();
    expect((await site.outcome()).code).toBe(0);
    await sites.withTable(async ({ client }) => {
      const stored = [...(await itemsIn(client)).values()].map(({ comment }) => comment?.S);
      expect(stored.sort()).toEqual([goodInquiry.comment, ...comments].sort());
      // One of them is the post that was under way.
      expect((await itemsIn(client, outboxIndex.name)).size).toBeGreaterThan(1);
    });
  });

  it('a second time ends it at once', async () => {
    await beginPost();
    site.child.kill('SIGINT');
    await untilStopping();
    // Signals less than 500 ms apart count as one key press.
    await sleep(600);
    expect(site.child.exitCode).toBeNull();
    site.child.kill('SIGINT');
    expect((await site.outcome()).code).toBe(130);
  });
});

/** Runs a command as npm does: in a shell, which gets the signals that npm can pass on. */
const npm = `
const { spawn } = require('node:child_process');
const { pid } = spawn('sh', ['-c', process.argv[1]], { stdio: 'inherit' });
process.on('SIGTERM', () => process.kill(pid, 'SIGTERM'));
`;

describe.runIf(process.platform !== 'win32')('the site stops when npm', () => {
  it.each([
    ['is asked to end, and passes that on to its shell', 'SIGTERM'],
    ['is killed', 'SIGKILL'],
  ] as const)('%s', async (_, signal) => {
    const script = path.resolve(import.meta.dirname, '../../support/built-site.ts');
    const command = `${[process.execPath, script, inject('fixtureBuild')].map(shellQuoted).join(' ')}; true`;
    const env = {
      ...process.env,
      PORT: '0',
      MAIL_PORT: '0',
      DATA_DIR: temporaryFolder(),
      npm_lifecycle_event: 'start',
    };
    const starter = spawn(process.execPath, ['-e', npm, command], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    for await (const chunk of starter.stdout) {
      printed += chunk;
      if (printed.includes('Stop:')) break;
    }
    const address = /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '';
    expect((await fetch(address)).status).toBe(200);
    starter.kill(signal);
    await vi.waitUntil(
      () =>
        fetch(address).then(
          () => false,
          () => true,
        ),
      { timeout: 30_000, interval: 100 },
    );
  });
});
