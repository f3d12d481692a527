import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runInquiries } from '../inquiries/run-inquiries.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pages } from './fixture-site.ts';
import type { SiteProcess } from './site-process.ts';
import { post, startedSites } from './started-sites.ts';

const inquiry = (number: number) => ({
  name: `Zoë ${number}`,
  email: 'zoe@example.com',
  phoneNumber: '+447911123456',
  comment: `Line one\nनमस्ते 🙂 ${number}`,
});

const sites = startedSites();

async function exported(): Promise<{ id: string }[]> {
  const { code, stdout, stderr } = await runInquiries('export --format json', { DATA_DIR: sites.dataDir });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

// Several processes each, which takes its time on a busy machine.
describe('the local site', { timeout: 120_000 }, () => {
  it('serves the site and stores inquiries, which are read while it runs and after', async () => {
    const site = sites.start();
    const origin = await site.origin();
    expect(await (await fetch(`${origin}/contact-us`)).text()).toBe(pages['contact-us.html']);
    const id = await post(site, inquiry(1));
    expect(await post(site, inquiry(1))).toBe(id);
    const wanted = [{ ...inquiry(1), id, receivedAt: expect.any(String) }];
    expect(await exported()).toEqual(wanted);
    expect(site.stdout).toContain(path.join(sites.dataDir, 'dynamodb'));
    expect(site.stdout).toContain(`DATA_DIR=${sites.dataDir} npm run inquiries`);

    site.child.kill('SIGINT');
    expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
    expect(await exported()).toEqual(wanted);
  });

  it('keeps 300 inquiries that come 30 at a time, also when it is killed after the last answer', async () => {
    const site = sites.start();
    const acknowledged: string[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, sender) => {
        for (let i = 0; i < 10; i += 1) acknowledged.push(await post(site, inquiry(sender * 10 + i)));
      }),
    );
    const ids = async () => (await exported()).map(({ id }) => id).sort();
    expect(new Set(acknowledged).size).toBe(300);
    expect(await ids()).toEqual(acknowledged.sort());
    await site.end();
    await sites.start().origin();
    expect(await ids()).toEqual(acknowledged.sort());
  });

  it('loses nothing that it acknowledged when it is killed, and starts again', async () => {
    const first = sites.start();
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 10 }, async (_, sender) => {
      for (let i = 0; ; i += 1) acknowledged.push(await post(first, inquiry(sender * 1000 + i)));
    });
    const stopped = Promise.allSettled(senders);
    while (acknowledged.length < 50) await sleep(5);
    await first.end();
    await stopped;

    expect(existsSync(path.join(sites.dataDir, 'dynamodb.json'))).toBe(true);
    await sites.start().origin();
    const ids = (await exported()).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(acknowledged));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('what the user can put right is said in one line, with exit code 1:', () => {
  async function expectOneLine(site: SiteProcess, pattern: RegExp) {
    const { code, stdout, stderr } = await site.outcome();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(pattern);
    expect(stderr.trimEnd()).not.toContain('\n');
  }

  it('a port that is none', async () => {
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

  it('a data folder that cannot be one', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expectOneLine(sites.start({ DATA_DIR: file }), /Cannot write to .*DATA_DIR=/);
  });

  it('a data folder that another run is using', async () => {
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
