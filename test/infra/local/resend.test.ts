import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { projectRoot } from '#infra/build/dist-layout.ts';
import { notedResends } from '#infra/local/resend-notes.ts';
import { dataFolders } from '#infra/local/settings.ts';
import { contactPath } from '#shared/contact-api.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFixtureBuild } from './fixture-site.ts';
import { mailboxOrigin, mailsIn, settledMails } from './mailbox-page.ts';
import { ProjectProcess, SiteProcess } from './site-process.ts';

let dist: string;
let dataDir: string;
let running: SiteProcess[];

beforeAll(async () => {
  dist = (await writeFixtureBuild()).folder;
});
beforeEach(() => {
  dataDir = path.join(temporaryFolder(), 'data');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((site) => site.end()));
});

function start(): SiteProcess {
  const site = new SiteProcess(dist, { DATA_DIR: dataDir });
  running.push(site);
  return site;
}

async function send(site: SiteProcess, comment: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...goodInquiry, comment });
  const response = await fetch((await site.origin()) + contactPath, { method: 'POST', headers, body });
  return ((await response.json()) as { id: string }).id;
}

async function resend(id: string): Promise<string> {
  const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');
  const { code, stdout, stderr } = await new ProjectProcess(script, ['resend', id], {
    DATA_DIR: dataDir,
  }).outcome();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** Waits until the site has seen that the mail was sent: from then on nothing asks for another one. */
async function untilDone(): Promise<void> {
  const { resends } = dataFolders({ DATA_DIR: dataDir });
  for (let i = 0; i < 1200 && (await notedResends(resends)).length > 0; i += 1) await sleep(50);
  expect(await notedResends(resends)).toEqual([]);
}

it('npm run inquiries -- resend: one mail more, exactly one, from the site that runs and from the next one', async () => {
  const site = start();
  const mailbox = await mailboxOrigin(site);
  const [id] = await Promise.all([send(site, 'once more'), send(site, 'another one')]);
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
  const later = await mailboxOrigin(start());
  await untilDone();
  const sent = await mailsIn(later);
  expect(sent.map(({ body }) => body)).toEqual([first?.body]);
}, 180_000);
