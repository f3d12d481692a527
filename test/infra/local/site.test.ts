import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromItem } from '#lambda/inquiry-item.ts';
import { itemsIn } from '../store/stored-items.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pages } from './fixture-site.ts';
import type { SiteProcess } from './site-process.ts';
import { post, startedSites } from './started-sites.ts';

const sites = startedSites();

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

  site.child.kill('SIGINT');
  expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
  expect(await stored()).toEqual([expect.objectContaining({ id, ...inquiry })]);
});

describe('an error that the user can correct is one line, with exit code 1:', () => {
  async function expectOneLine(site: SiteProcess, pattern: RegExp) {
    const { code, stdout, stderr } = await site.outcome();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(pattern);
    expect(stderr.trimEnd()).not.toContain('\n');
  }

  it('a port that is not a number', async () => {
    await expectOneLine(sites.start({ PORT: 'http' }), /PORT .*"http"/);
  });

  it.each(['127.0.0.1', '::1'])('a port that is taken on %s', async (address) => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectOneLine(
      sites.start({ PORT: String(port) }),
      new RegExp(`Port ${port} is taken.*PORT=\\d+ npm start`),
    );
    other.close();
  });

  it('a port that needs rights of its own', async () => {
    // Whether this machine grants it or not, it cannot be used twice. Other runs of this test use other ports.
    const port = 600 + (process.pid % 400);
    const other = createServer().listen(port, '127.0.0.1');
    // Rejects where rights are missing.
    await once(other, 'listening').catch(() => undefined);
    await expectOneLine(
      sites.start({ PORT: String(port) }),
      new RegExp(`^Port ${port} .*: PORT=8080 npm start$`, 'm'),
    );
    other.close();
  });

  it('a mailbox port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectOneLine(sites.start({ MAIL_PORT: String(port) }), /is taken.*: MAIL_PORT=\d+ npm start$/m);
    other.close();
  });

  it('a data folder that cannot be created', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expectOneLine(sites.start({ DATA_DIR: file }), /Cannot write to .*DATA_DIR=/);
  });

  it('a data folder that another run uses', async () => {
    const other = sites.start();
    await other.origin();
    await expectOneLine(sites.start(), new RegExp(`in use by .*process ${other.child.pid}`));
  });

  it('a store that is damaged', async () => {
    mkdirSync(path.join(sites.dataDir, 'dynamodb'), { recursive: true });
    writeFileSync(path.join(sites.dataDir, 'dynamodb', 'CURRENT'), 'nonsense\n');
    await expectOneLine(sites.start(), /Cannot open the store in /);
  });
});
