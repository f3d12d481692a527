import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactPath } from '#shared/contact-api.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import type { SiteProcess } from './site-process.ts';
import { startedSites } from './started-sites.ts';

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

  it('lets a post finish, even though npm may repeat the signal', async () => {
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
    expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
    expect(await sites.stored()).toMatchObject([goodInquiry]);
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
