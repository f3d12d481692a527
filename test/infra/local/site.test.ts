import { once } from 'node:events';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/build/dist-layout.ts';
import { contactPath } from '#shared/contact-api.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pages, writeFixtureBuild } from './fixture-site.ts';
import { ProjectProcess, SiteProcess } from './site-process.ts';

const inquiry = (number: number) => ({
  name: `Zoë ${number}`,
  email: 'zoe@example.com',
  phoneNumber: '+447911123456',
  comment: `Line one\nनमस्ते 🙂 ${number}`,
});

let dist: string;
let dataDir: string;
let running: ProjectProcess[];

beforeAll(async () => {
  dist = (await writeFixtureBuild()).folder;
});
beforeEach(() => {
  dataDir = path.join(temporaryFolder(), 'data');
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((child) => child.end()));
});

function start(variables: Readonly<Record<string, string>> = {}): SiteProcess {
  const site = new SiteProcess(dist, { DATA_DIR: dataDir, ...variables });
  running.push(site);
  return site;
}

async function send(origin: string, body: object): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin + contactPath, { method: 'POST', headers, body: JSON.stringify(body) });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}

async function exported(): Promise<{ id: string }[]> {
  const script = path.join(projectRoot, 'infra/inquiries/inquiries.ts');
  const command = new ProjectProcess(script, ['export', '--format', 'json'], { DATA_DIR: dataDir });
  running.push(command);
  const { code, stdout, stderr } = await command.outcome();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

// Several processes each, which takes its time on a busy machine.
describe('the local site', { timeout: 120_000 }, () => {
  it('serves the site and stores inquiries, which are read while it runs and after', async () => {
    const site = start();
    const origin = await site.origin();
    expect(await (await fetch(`${origin}/contact-us`)).text()).toBe(pages['contact-us.html']);
    const id = await send(origin, inquiry(1));
    expect(await send(origin, inquiry(1))).toBe(id);
    const wanted = [{ ...inquiry(1), id, receivedAt: expect.any(String) }];
    expect(await exported()).toEqual(wanted);
    expect(site.stdout).toContain(path.join(dataDir, 'dynamodb'));
    expect(site.stdout).toContain(`DATA_DIR=${dataDir} npm run inquiries`);

    site.child.kill('SIGINT');
    expect(await site.outcome()).toMatchObject({ code: 0, stderr: '' });
    expect(await exported()).toEqual(wanted);
  });

  it('keeps 300 inquiries that come 30 at a time, also when it is killed after the last answer', async () => {
    const site = start();
    const origin = await site.origin();
    const acknowledged: string[] = [];
    await Promise.all(
      Array.from({ length: 30 }, async (_, sender) => {
        for (let i = 0; i < 10; i += 1) acknowledged.push(await send(origin, inquiry(sender * 10 + i)));
      }),
    );
    const ids = async () => (await exported()).map(({ id }) => id).sort();
    expect(new Set(acknowledged).size).toBe(300);
    expect(await ids()).toEqual(acknowledged.sort());
    await site.end();
    await start().origin();
    expect(await ids()).toEqual(acknowledged.sort());
  });

  it('loses nothing that it acknowledged when it is killed, and starts again', async () => {
    const first = start();
    const origin = await first.origin();
    const acknowledged: string[] = [];
    const senders = Array.from({ length: 10 }, async (_, sender) => {
      for (let i = 0; ; i += 1) acknowledged.push(await send(origin, inquiry(sender * 1000 + i)));
    });
    const stopped = Promise.allSettled(senders);
    while (acknowledged.length < 50) await sleep(5);
    await first.end();
    await stopped;

    expect(existsSync(path.join(dataDir, 'dynamodb.json'))).toBe(true);
    await start().origin();
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
    await expectOneLine(start({ PORT: 'http' }), /PORT .*"http"/);
  });

  it.each(['127.0.0.1', '::1'])('a port that is taken on %s', async (address) => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expectOneLine(
      start({ PORT: String(port) }),
      new RegExp(`Port ${port} is taken.*PORT=\\d+ npm start`),
    );
    other.close();
  });

  it('a data folder that cannot be one', async () => {
    const file = path.join(temporaryFolder(), 'file');
    writeFileSync(file, '');
    await expectOneLine(start({ DATA_DIR: file }), /Cannot write to .*DATA_DIR=/);
  });

  it('a data folder that another run is using', async () => {
    const other = start();
    await other.origin();
    await expectOneLine(start(), new RegExp(`in use by .*process ${other.child.pid}`));
  });

  it('a store that is damaged', async () => {
    mkdirSync(path.join(dataDir, 'dynamodb'), { recursive: true });
    writeFileSync(path.join(dataDir, 'dynamodb', 'CURRENT'), 'nonsense\n');
    await expectOneLine(start(), /Cannot open the store in /);
  });
});
