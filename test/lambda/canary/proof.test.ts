import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  BrokenChain,
  dynamoProofStore,
  type ProofOptions,
  proveDelivery,
  testInquiry,
} from '#lambda/canary/proof.ts';
import { dynamoInquiryStore } from '#lambda/inquiry/inquiry-store.ts';
import { dynamoOutbox } from '#lambda/inquiry/outbox.ts';
import type { Mail } from '#lambda/notify-sales/mail.ts';
import { createRun } from '#lambda/notify-sales/run.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import { checkInquiry } from '#shared/inquiry.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { recordingTelemetry } from '../recording-telemetry.ts';
import { postEvent } from '../submit-inquiry/post-event.ts';

/**
 * A site with the real handler and a real table, and sales behind it.
 * @param isPrompt whether an inquiry is mailed before it is answered, so nobody has to wait
 */
async function deployedSite(
  broken: Partial<Record<'site' | 'page' | 'api' | 'id' | 'store' | 'mail', boolean>> = {},
  { isPrompt = false } = {},
) {
  const table = await dynamoDbTable();
  const elsewhere = await dynamoDbTable();
  const { telemetry } = recordingTelemetry();
  const handle = createHandler({
    store: dynamoInquiryStore(broken.store ? elsewhere : table, 730),
    now: () => new Date(),
    ...{ telemetry, siteOrigin: '', allowedOrigins: [], pages: ['/'] },
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'GET')
      return void response.writeHead(broken.page ? 503 : 200).end('<h1>Home</h1>');
    const headers = request.headers as Readonly<Record<string, string>>;
    const event = postEvent({ body: await text(request), path: request.url ?? '', headers });
    const { statusCode = 0, body } = await handle(event);
    if (isPrompt) await notifySales();
    response.writeHead(broken.api ? 500 : statusCode).end(broken.id ? '{}' : body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sent: Mail[] = [];
  const notifySales = createRun({
    outbox: dynamoOutbox(table),
    timeZone: 'UTC',
    async sendMail(mail) {
      sent.push(mail);
      return { messageId: 'm1' };
    },
    now: () => new Date(),
    pause: sleep,
    telemetry,
  });
  let isOver = false;
  async function schedule() {
    for (; !isOver; await sleep(20)) if (!broken.mail) await notifySales();
  }
  const scheduled = schedule();
  onTestFinished(async () => {
    isOver = true;
    await scheduled;
    server.close();
    await Promise.all([table.close(), elsewhere.close()]);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (broken.site) server.close();
  const links: string[] = [];
  const prove = ({
    tableName = table.tableName,
    ...changes
  }: Partial<ProofOptions> & { readonly tableName?: string } = {}) =>
    proveDelivery({
      ...{ origin, store: dynamoProofStore({ ...table, tableName }), isNotified: true, mailTimeout: 100 },
      onLink: (link) => void links.push(link),
      ...changes,
    });
  return { table, origin, links, sent, prove };
}

it('goes the way of an inquiry from a page, is mailed, and leaves nothing', async () => {
  const { table, links, sent, prove } = await deployedSite();
  const send = vi.spyOn(table.client, 'send');
  await prove({ mailTimeout: 60_000 });
  expect(links).toEqual(['served', 'answered', 'stored', 'mailed', 'erased']);
  // Only a consistent read is sure to see what was just written.
  const reads = send.mock.calls
    .map(([{ input }]) => input)
    .filter((input) => 'ProjectionExpression' in input);
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads) expect(read).toMatchObject({ ConsistentRead: true });
  expect(sent).toMatchObject([{ subject: expect.stringMatching(/^New inquiry from TEST/) }]);
  expect(sent[0]?.text).toContain('\nPage: /\n');
  expect(await table.items()).toEqual([]);
});

it('ends with the store if nobody is notified', async () => {
  const { links, prove } = await deployedSite({ mail: true });
  const start = performance.now();
  let sum = 0;
  await prove({
    isNotified: false,
    onLink(link, milliseconds) {
      links.push(link);
      sum += milliseconds;
    },
  });
  expect(links).toEqual(['served', 'answered', 'stored', 'erased']);
  expect(sum).toBeLessThanOrEqual(performance.now() - start);
});

it.each([
  ['not served: ECONNREFUSED', { site: true }, {}],
  ['not served: http.* 503', { page: true }, {}],
  ['served, not answered: .* 500', { api: true }, {}],
  ['served, not answered: the response does not name its id', { id: true }, {}],
  ['answered, not stored: it is not in the store', { store: true }, {}],
  ['answered, not stored: ResourceNotFoundException', {}, { tableName: 'other' }],
  ['stored, not mailed: no email was sent within 0.1 s', { mail: true }, {}],
])('names the link that broke, and erases the test: %s', async (message, broken, changes) => {
  const { table, links, prove } = await deployedSite(broken);
  const proof = prove(changes);
  await expect(proof).rejects.toThrow(BrokenChain);
  await expect(proof).rejects.toHaveProperty('cause', expect.any(Error));
  await expect(proof).rejects.toThrow(new RegExp(`^${message}$`));
  // A site that serves no page was sent nothing.
  const canErase = !message.startsWith('not served') && !('tableName' in changes);
  expect(links.includes('erased')).toBe(canErase);
  if (!('tableName' in changes)) expect(await table.items()).toEqual([]);
});

it('says so if the test cannot be erased', async () => {
  const { table, prove } = await deployedSite({}, { isPrompt: true });
  const send = table.client.send.bind(table.client);
  vi.spyOn(table.client, 'send').mockImplementation(async (command: object) => {
    if (command.constructor.name === 'DeleteItemCommand') throw new TypeError('down');
    return send(command as never) as never;
  });
  await expect(prove({ mailTimeout: 60_000 })).rejects.toThrow(/^mailed, not erased: TypeError$/);
});

it('is what the deployed canary does', async () => {
  const { table, origin, sent } = await deployedSite({}, { isPrompt: true });
  const variables = { ...table.environment, SITE_ORIGIN: origin, POWERTOOLS_DEV: 'true' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const { handler } = await import('#lambda/canary/index.ts');
  await handler();
  expect(sent).toHaveLength(1);
  expect(await table.items()).toEqual([]);
  const lines = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ service, message }) => [service, message])).toEqual(
    ['served', 'answered', 'stored', 'mailed', 'erased'].map((link) => ['canary', link]),
  );
  for (const { milliseconds } of lines) expect(milliseconds).toEqual(expect.any(Number));
});

it('is a valid inquiry, and another one each time', () => {
  const inquiry = testInquiry(new Date());
  expect(checkInquiry(inquiry)).toEqual({ ok: true, inquiry });
  expect(testInquiry(new Date())).not.toEqual(inquiry);
});
