import { setTimeout as sleep } from 'node:timers/promises';
import type { SiteProcess } from './site-process.ts';

export interface LocalMail {
  readonly subject: string;
  readonly replyTo: readonly string[];
  readonly destination: { readonly to: readonly string[] };
  readonly body: { readonly text: string; readonly html: string };
}

/** What the site says of its mailbox, once it has said it. */
export async function mailboxLine(site: SiteProcess): Promise<string> {
  await site.origin();
  for (;;) {
    const line = /^Mail: .*(?=\n)/m.exec(site.stdout)?.[0];
    if (line) return line;
    if (site.child.exitCode !== null) throw new Error(`the site ended: ${site.stderr}`);
    await sleep(10);
  }
}

/** Address of the mailbox. */
export async function mailboxOrigin(site: SiteProcess): Promise<string> {
  const line = await mailboxLine(site);
  const address = /^Mail: +(http:\/\/localhost:\d+)\/$/.exec(line)?.[1];
  if (address === undefined) throw new Error(line);
  return address;
}

/** All that is in the mailbox. */
export async function mailsIn(mailbox: string): Promise<readonly LocalMail[]> {
  const response = await fetch(`${mailbox}/store`);
  return ((await response.json()) as { emails: LocalMail[] }).emails;
}

/** Waits until there are this many mails, at most a minute, and then long enough for one too many. */
export async function settledMails(mailbox: string, count: number): Promise<readonly LocalMail[]> {
  for (let i = 0; i < 600 && (await mailsIn(mailbox)).length < count; i += 1) await sleep(100);
  await sleep(800);
  return mailsIn(mailbox);
}
