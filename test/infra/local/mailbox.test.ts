import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkPort } from '#infra/local/loopback-server.ts';
import { startMailbox } from '#infra/local/mailbox.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { runInquiries } from '../inquiries/run-inquiries.ts';
import { get } from './raw-request.ts';
import { mailsIn, post, startedSites } from './started-sites.ts';

const sites = startedSites();

/** Comments of the inquiries in the outbox. */
const unsent = async () =>
  (await sites.stored()).filter(({ outbox }) => outbox !== undefined).map(({ comment }) => comment);

/** Waits until the outbox is empty. From then on there is nothing left to mail. */
async function untilAllSent(): Promise<void> {
  while ((await unsent()).length > 0) await sleep(100);
}

describe('the local mailbox', () => {
  it('receives one mail for each inquiry, another one after a resend, and shows them on a page', async () => {
    // A machine that is set up for other endpoints of AWS.
    const site = sites.start({ AWS_USE_FIPS_ENDPOINT: 'true', AWS_USE_DUALSTACK_ENDPOINT: 'true' });
    const mailbox = await site.mailbox();
    const [id = ''] = [await post(site, { comment: 'one' }), await post(site, { comment: 'two' })];
    await post(site, { comment: 'one' });
    await untilAllSent();
    expect(await (await fetch(`${mailbox}/`)).text()).toContain('<html');
    const { emails } = await (await fetch(`${mailbox}/store`)).json();
    const lastLines = emails.map(({ body }: { body: { text: string } }) => body.text.split('\n').at(-2));
    expect(lastLines.sort()).toEqual(['one', 'two']);
    expect(emails[0]).toMatchObject({
      subject: expect.stringContaining(goodInquiry.name),
      replyTo: [goodInquiry.email],
      destination: { to: [expect.any(String)] },
    });
    expect((await runInquiries(`resend ${id}`, { DATA_DIR: sites.dataDir })).code).toBe(0);
    await untilAllSent();
    expect(await mailsIn(site)).toHaveLength(3);
  });

  it('delivers nothing, whatever SMTP server the environment names', async () => {
    let connections = 0;
    const smtp = createServer(() => {
      connections += 1;
    }).listen(0, '127.0.0.1');
    await once(smtp, 'listening');
    onTestFinished(() => void smtp.close());
    const { port } = smtp.address() as AddressInfo;
    const transport = { host: '127.0.0.1', port, greetingTimeout: 1000 };
    const site = sites.start({ SMTP_TRANSPORT: JSON.stringify(transport) });
    await post(site, { comment: 'one' });
    await untilAllSent();
    expect([connections, (await mailsIn(site)).length]).toEqual([0, 1]);
  });

  it('is open only to who knows its address, or comes from its page', async () => {
    const mailbox = await startMailbox(await checkPort(0), () => undefined);
    onTestFinished(mailbox.close);
    const { origin, pathname } = new URL(mailbox.address);
    const status = async (path: string, referer?: string) =>
      (await get(origin, path, referer === undefined ? {} : { referer })).status;
    expect(await status(`${pathname}/store`)).toBe(200);
    expect(await status('/store', `${mailbox.address}/`)).toBe(200);
    for (const path of ['/', '/store', '//store', `${pathname}x/store`, pathname.slice(0, -1)])
      expect([path, await status(path)]).toEqual([path, 403]);
    for (const referer of [`${origin}/`, `${origin}/store`, `http://evil.example${pathname}/`])
      expect([referer, await status('/store', referer)]).toEqual([referer, 403]);
  });

  it('serves its own page and programs of this machine, and no page of another origin', async () => {
    const port = await checkPort(0);
    const ended: string[] = [];
    const mailbox = await startMailbox(port, (line) => ended.push(line));
    onTestFinished(mailbox.close);
    const { origin, pathname } = new URL(mailbox.address);
    const status = async (headers: Readonly<Record<string, string>>, path = '/store') =>
      (await get(origin, pathname + path, headers)).status;
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

  it('is started again when it ends, and the site goes on', async () => {
    const site = sites.start();
    // The package fails on this request.
    await fetch(`${await site.mailbox()}/get-emlContent?messageId=unknown`).catch(() => undefined);
    await post(site, { comment: 'one' });
    await vi.waitUntil(() => /^The mailbox ended: .+\. It is being restarted\.$/m.test(site.stderr));
    await vi.waitUntil(() => mailsIn(site).catch(() => undefined), { timeout: 30_000, interval: 100 });
  });

  it('that cannot start is an error in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startMailbox(port, () => undefined)).rejects.toThrow(`port ${port} is taken`);
    other.close();
  });
});
