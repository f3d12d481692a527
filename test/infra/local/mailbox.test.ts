import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { mailboxLine, mailboxOrigin, mailsIn, settledMails } from './mailbox-page.ts';
import { post, startedSites } from './started-sites.ts';

/** Each starts and stops a site or two, which takes seconds on a busy machine. */
const patience = 120_000;

const { start } = startedSites();

/** A port that somebody else has, as long as the callback runs. */
async function withTakenPort(work: (port: string) => Promise<void>): Promise<void> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  await work(String((other.address() as AddressInfo).port));
  other.close();
}

/** Waits until nobody answers there any more, at most a minute. */
async function untilGone(mailbox: string): Promise<void> {
  let there = true;
  for (let i = 0; i < 1200 && there; i += 1) {
    await sleep(50);
    there = await fetch(mailbox).then(
      () => true,
      () => false,
    );
  }
  expect(there).toBe(false);
}

describe('the local mailbox', { timeout: patience }, () => {
  it('has one mail for each inquiry that is posted to the site, and a page that shows them', async () => {
    const site = start();
    const mailbox = await mailboxOrigin(site);
    expect(await (await fetch(mailbox)).text()).toContain('<html');
    for (const comment of ['one', 'two', 'one']) await post(site, { comment });
    const mails = await settledMails(mailbox, 2);
    expect(mails.map(({ body }) => body.text).sort()).toEqual([
      expect.stringMatching(/\none\n$/),
      expect.stringMatching(/\ntwo\n$/),
    ]);
    expect(mails[0]).toMatchObject({
      subject: expect.stringContaining(goodInquiry.name),
      replyTo: [goodInquiry.email],
      destination: { to: [expect.any(String)] },
    });

    site.child.kill('SIGINT');
    expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
    // Told is told: not again in another run.
    expect(await settledMails(await mailboxOrigin(start()), 0)).toEqual([]);
  });

  it('gets the mail of an inquiry whose site was killed between storing it and mailing it, once', async () => {
    await withTakenPort(async (port) => {
      // A site that cannot mail stands for one that is killed before it mails.
      const site = start({ MAIL_PORT: port });
      await post(site, { comment: 'not told' });
      expect(await mailboxLine(site)).toMatch(/no mailbox \(its port is taken\)/);
      await site.end();
    });
    for (const wanted of [1, 0]) {
      const again = start();
      const mails = await settledMails(await mailboxOrigin(again), wanted);
      expect(mails.map(({ body }) => body.text)).toEqual(
        Array(wanted).fill(expect.stringContaining('not told')),
      );
      await again.end();
    }
  });

  it('gets what could not be mailed as soon as it can, when the site, and so its mailbox, is killed at once as well', async () => {
    const first = start();
    const mailbox = await mailboxOrigin(first);
    await Promise.all(Array.from({ length: 20 }, (_, i) => post(first, { comment: `inquiry ${i}` })));
    // What it has marked is in its mailbox, and once it stands still that is all there will be.
    first.child.kill('SIGSTOP');
    const told = await mailsIn(mailbox);
    await first.end();
    await untilGone(mailbox);
    const second = start();
    const later = await settledMails(await mailboxOrigin(second), 20 - told.length);
    const comments = [...told, ...later].map(({ body }) => /inquiry \d+/.exec(body.text)?.[0]);
    // A kill between a mail and its mark repeats that one mail.
    expect(new Set(comments).size).toBe(20);
    expect(comments.length).toBeLessThanOrEqual(21);
  });
});
