import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fromItem } from '#lambda/inquiry-item.ts';
import { itemsIn } from '../store/stored-items.ts';
import { pages } from './fixture-site.ts';
import type { SiteProcess } from './site-process.ts';
import { post, startedSites } from './started-sites.ts';

const sites = startedSites();

/** An error that the user can correct is one line, with exit code 1. */
async function expectOneLine(site: SiteProcess, pattern: RegExp): Promise<void> {
  const { code, stdout, stderr } = await site.outcome();
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(pattern);
  expect(stderr.trimEnd()).not.toContain('\n');
}

it('the local site serves the pages and stores inquiries, which are read while it runs and after', async () => {
  const site = sites.start();
  const origin = await site.origin();
  expect(await (await fetch(`${origin}/contact-us`)).text()).toBe(pages['contact-us.html']);
  const inquiry = { name: 'Zoë', comment: 'Line one\nनमस्ते 🙂' };
  const id = await post(site, inquiry);
  expect(await post(site, inquiry)).toBe(id);
  const stored = () =>
    sites.withTable(async ({ client }) => [...(await itemsIn(client)).values()].map(fromItem));
  expect(await stored()).toEqual([expect.objectContaining({ id, ...inquiry })]);
  expect(site.stdout).toContain(path.join(sites.dataDir, 'dynamodb'));
  expect(site.stdout).toContain(`DATA_DIR=${sites.dataDir} npm run inquiries`);
  // A second site with the same data folder.
  await expectOneLine(sites.start(), new RegExp(`in use by .*process ${site.child.pid}`));

  site.child.kill('SIGINT');
  expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
  expect(await stored()).toEqual([expect.objectContaining({ id, ...inquiry })]);
});

it('a port of the mailbox that is taken is an error that names its setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expectOneLine(sites.start({ MAIL_PORT: String(port) }), /is taken.*: MAIL_PORT=\d+ npm start$/m);
  other.close();
});
