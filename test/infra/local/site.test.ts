import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it } from 'vitest';
import { dataFolder } from '#infra/local/data-folder.ts';
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
  expect(await sites.stored()).toEqual([expect.objectContaining({ id, ...inquiry })]);
  expect(site.stdout).toContain(dataFolder({ DATA_DIR: sites.dataDir }).store);
  expect(site.stdout).toContain(`DATA_DIR=${sites.dataDir} npm run inquiries`);
  // A second site with the same data folder.
  await expectOneLine(sites.start(), /^Another site is running on .* DATA_DIR=/);

  site.child.kill('SIGINT');
  expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
  expect(await sites.stored()).toEqual([expect.objectContaining({ id, ...inquiry })]);
});

it('a port of the mailbox that is taken is an error that names its setting', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expectOneLine(sites.start({ MAIL_PORT: String(port) }), /is taken.*: MAIL_PORT=\d+ npm start$/m);
  other.close();
});

// Node's own way to create a folder with those above it would not end there.
it.runIf(process.platform === 'linux')('a data folder that cannot be created is an error at once', () =>
  expectOneLine(sites.start({ DATA_DIR: '/proc/x/y' }), /^Cannot write to \/proc\/x\/y .*: choose another/),
);
