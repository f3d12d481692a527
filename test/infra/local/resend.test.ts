import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { notedResends } from '#infra/local/resend-notes.ts';
import { dataFolders } from '#infra/store/data-folders.ts';
import { inquiriesProcess } from '../inquiries/run-inquiries.ts';
import { mailboxOrigin, mailsIn, settledMails } from './mailbox-page.ts';
import { post, startedSites } from './started-sites.ts';

const sites = startedSites();

async function resend(id: string): Promise<string> {
  const command = inquiriesProcess(`resend ${id}`, { DATA_DIR: sites.dataDir });
  const { code, stdout, stderr } = await command.outcome();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** Waits until the site has seen that the mail was sent: from then on nothing asks for another one. */
async function untilDone(): Promise<void> {
  const { resends } = dataFolders({ DATA_DIR: sites.dataDir });
  for (let i = 0; i < 1200 && (await notedResends(resends)).length > 0; i += 1) await sleep(50);
  expect(await notedResends(resends)).toEqual([]);
}

it('npm run inquiries -- resend: one mail more, exactly one, from the site that runs and from the next one', async () => {
  const site = sites.start();
  const mailbox = await mailboxOrigin(site);
  const [id] = await Promise.all([
    post(site, { comment: 'once more' }),
    post(site, { comment: 'another one' }),
  ]);
  await settledMails(mailbox, 2);
  expect(await resend(id)).toContain('running');
  await untilDone();
  const mails = await mailsIn(mailbox);
  expect(mails).toHaveLength(3);
  expect(mails.filter(({ body }) => body.text.includes(id))).toHaveLength(2);
  const [first, again] = mails.filter(({ body }) => body.text.includes(id));
  expect(again?.body).toEqual(first?.body);

  site.child.kill('SIGINT');
  expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
  expect(await resend(id)).toContain('npm start');
  const later = await mailboxOrigin(sites.start());
  await untilDone();
  const sent = await mailsIn(later);
  expect(sent.map(({ body }) => body)).toEqual([first?.body]);
}, 180_000);
