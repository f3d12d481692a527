import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPort } from '#infra/local/loopback-server.ts';
import { supervise } from '#infra/local/supervisor.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { outboxIndex, putIntoOutbox } from '#lambda/inquiry-item.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { itemsIn } from '../store/stored-items.ts';
import { get } from './raw-request.ts';
import { mailsIn, post, startedSites } from './started-sites.ts';

const sites = startedSites();

/** Comments of the inquiries in the outbox. */
const unsent = () =>
  sites.withTable(async ({ client }) => {
    const entries = await itemsIn(client, outboxIndex.name);
    const items = await itemsIn(client);
    return [...entries.keys()].map((id) => items.get(id)?.['comment']?.S ?? '');
  });

/** Waits until the outbox is empty. From then on there is nothing left to mail. */
async function untilAllSent(): Promise<void> {
  while ((await unsent()).length > 0) await sleep(100);
}

async function resend(id: string): Promise<void> {
  await sites.withTable(({ client }) =>
    client.send(new UpdateItemCommand({ TableName: localTableName, ...putIntoOutbox(id, new Date()) })),
  );
}

describe('the local mailbox', () => {
  it('receives one mail for each inquiry, another one after a resend, and shows them on a page', async () => {
    // A machine that is set up for other endpoints of AWS.
    const site = sites.start({ AWS_USE_FIPS_ENDPOINT: 'true', AWS_USE_DUALSTACK_ENDPOINT: 'true' });
    const mailbox = await site.mailbox();
    const [id = ''] = [await post(site, { comment: 'one' }), await post(site, { comment: 'two' })];
    await post(site, { comment: 'one' });
    await untilAllSent();
    expect(await (await fetch(mailbox)).text()).toContain('<html');
    const { emails } = await (await fetch(`${mailbox}/store`)).json();
    expect(emails.map(({ body }: { body: { text: string } }) => body.text).sort()).toEqual([
      expect.stringMatching(/\none\n$/),
      expect.stringMatching(/\ntwo\n$/),
    ]);
    expect(emails[0]).toMatchObject({
      subject: expect.stringContaining(goodInquiry.name),
      replyTo: [goodInquiry.email],
      destination: { to: [expect.any(String)] },
    });
    await resend(id);
    await untilAllSent();
    expect(await mailsIn(site)).toHaveLength(3);
  });

  it('has the mail of every inquiry that has left the outbox when the site is killed', async () => {
    const site = sites.start();
    await site.origin();
    const comments = Array.from({ length: 20 }, (_, i) => `comment ${i}`);
    await Promise.all(comments.map((comment) => post(site, { comment })));
    while ((await mailsIn(site)).length === 0) await sleep(10);
    // The mailbox ends with the site, so read it while the site is stopped.
    site.child.kill('SIGSTOP');
    const mailed = (await mailsIn(site)).join('\n');
    await site.end();
    const left = await unsent();
    for (const comment of comments)
      if (!left.includes(comment)) expect(mailed).toMatch(new RegExp(`\\b${comment}$`, 'm'));
  });

  it('serves its own page and programs of this machine, and no page of another origin', async () => {
    const script = new URL('../../../infra/local/mailbox-process.ts', import.meta.url);
    const port = await checkPort(0);
    const ended: string[] = [];
    const process = supervise({
      script,
      args: [`${port}`],
      name: 'mailbox',
      log: (line) => ended.push(line),
    });
    onTestFinished(process.close);
    await process.started;
    const status = async (headers: Readonly<Record<string, string>>, path = '/store') =>
      (await get(`http://localhost:${port}`, path, headers)).status;
    for (const host of ['localhost', '127.0.0.1']) {
      const own = { host: `${host}:${port}` };
      expect(await status(own)).toBe(200);
      expect(await status({ ...own, origin: `http://${own.host}`, 'sec-fetch-site': 'same-origin' })).toBe(
        200,
      );
      expect(await status({ ...own, 'sec-fetch-site': 'none' }, '/')).toBe(200);
      expect(await status({ ...own, origin: 'https://evil.example' })).toBe(403);
      expect(await status({ ...own, origin: 'null' })).toBe(403);
      expect(await status({ ...own, origin: `http://${host}:1` })).toBe(403);
      // An image of another page, which would end the mailbox.
      expect(
        await status({ ...own, 'sec-fetch-site': 'cross-site' }, '/get-emlContent?messageId=unknown'),
      ).toBe(403);
    }
    // A name that resolves to this machine, and another program's port.
    for (const host of [`evil.example:${port}`, `localhost.evil.example:${port}`, 'localhost:1', 'localhost'])
      expect([host, await status({ host })]).toEqual([host, 403]);
    expect(ended).toEqual([]);
  });
});
