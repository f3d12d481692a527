import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { describe, expect, it } from 'vitest';
import { outboxIndex, putIntoOutbox } from '#lambda/inquiry-item.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { itemsIn } from '../store/stored-items.ts';
import type { SiteProcess } from './site-process.ts';
import { post, startedSites } from './started-sites.ts';

const sites = startedSites();

/** The line that the site prints about its mailbox. */
async function mailboxLine(site: SiteProcess): Promise<string> {
  await site.origin();
  for (;;) {
    const line = /^Mail: .*(?=\n)/m.exec(site.stdout)?.[0];
    if (line) return line;
    if (site.child.exitCode !== null) throw new Error(`the site ended: ${site.stderr}`);
    await sleep(10);
  }
}

/** URL of the mailbox. */
async function mailboxOrigin(site: SiteProcess): Promise<string> {
  const line = await mailboxLine(site);
  const address = /^Mail: +(http:\/\/localhost:\d+)\/$/.exec(line)?.[1];
  if (address === undefined) throw new Error(line);
  return address;
}

/** All mails in the mailbox. */
async function mailsIn(mailbox: string): Promise<readonly { readonly body: { readonly text: string } }[]> {
  return (await (await fetch(`${mailbox}/store`)).json()).emails;
}

/** Takes a port while the work is done. */
async function withTakenPort(work: (port: string) => Promise<void>): Promise<void> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await work(String((other.address() as AddressInfo).port));
  other.close();
}

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
  await sites.withTable(({ client, tableName: TableName }) =>
    client.send(new UpdateItemCommand({ TableName, ...putIntoOutbox(id, new Date()) })),
  );
}

describe('the local mailbox', () => {
  it('receives one mail for each inquiry, another one after a resend, and shows them on a page', async () => {
    const site = sites.start();
    const mailbox = await mailboxOrigin(site);
    expect(await (await fetch(mailbox)).text()).toContain('<html');
    const [id = ''] = [await post(site, { comment: 'one' }), await post(site, { comment: 'two' })];
    await post(site, { comment: 'one' });
    await untilAllSent();
    const mails = await mailsIn(mailbox);
    expect(mails.map(({ body }) => body.text).sort()).toEqual([
      expect.stringMatching(/\none\n$/),
      expect.stringMatching(/\ntwo\n$/),
    ]);
    expect(mails[0]).toMatchObject({
      subject: expect.stringContaining(goodInquiry.name),
      replyTo: [goodInquiry.email],
      destination: { to: [expect.any(String)] },
    });
    await resend(id);
    await untilAllSent();
    expect(await mailsIn(mailbox)).toHaveLength(3);

    site.child.kill('SIGINT');
    expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
    await resend(id);
    const later = await mailboxOrigin(sites.start());
    await untilAllSent();
    expect((await mailsIn(later)).map(({ body }) => body.text)).toEqual([expect.stringMatching(/\none\n$/)]);
  });

  it('receives one mail for an inquiry whose site could not mail and was killed', async () => {
    await withTakenPort(async (port) => {
      const site = sites.start({ MAIL_PORT: port });
      await post(site, { comment: 'not mailed' });
      expect(await mailboxLine(site)).toMatch(/no mailbox \(its port is taken\)/);
      await site.end();
    });
    expect(await unsent()).toEqual(['not mailed']);
    const mailbox = await mailboxOrigin(sites.start());
    await untilAllSent();
    expect((await mailsIn(mailbox)).map(({ body }) => body.text)).toEqual([
      expect.stringContaining('not mailed'),
    ]);
  });

  it('has the mail of every inquiry that has left the outbox when the site is killed', async () => {
    const site = sites.start();
    const mailbox = await mailboxOrigin(site);
    const comments = Array.from({ length: 20 }, (_, i) => `comment ${i}`);
    await Promise.all(comments.map((comment) => post(site, { comment })));
    while ((await mailsIn(mailbox)).length === 0) await sleep(10);
    // The mailbox ends with the site, so read it while the site is stopped.
    site.child.kill('SIGSTOP');
    const mailed = (await mailsIn(mailbox)).map(({ body }) => body.text).join('\n');
    await site.end();
    const left = await unsent();
    for (const comment of comments)
      if (!left.includes(comment)) expect(mailed).toMatch(new RegExp(`\\b${comment}$`, 'm'));
  });
});
