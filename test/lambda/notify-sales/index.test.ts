import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { fromItem, putNew } from '#lambda/inquiry-item.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { localTable } from '../local-table.ts';

/** SES's HTTP API. It answers each request with the next status. */
async function fakeSes(statuses: number[]) {
  const requests: { readonly method: string; readonly body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ method: `${request.method} ${request.url}`, body });
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ MessageId: '1', message: 'down' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { requests, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

it('the deployed handler gives SES each mail once, also if SES fails, and retries only in a later run', async () => {
  const table = await localTable();
  onTestFinished(table.close);
  const ses = await fakeSes([500, 429]);
  const variables = {
    ...table.environment,
    SALES_EMAIL: 'sales@company.example',
    SENDER_EMAIL: 'website@company.example',
    POWERTOOLS_DEV: 'true',
    AWS_ENDPOINT_URL_SESV2: ses.endpoint,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.spyOn(console, 'info').mockReturnValue();
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = await import('#lambda/notify-sales/index.ts');

  for (const [i, id] of ['i1', 'i2', 'i3'].entries()) {
    await table.put(putNew({ ...goodInquiry, id, suspect: [], receivedAt: new Date() }, 730).Item);
    const run = handler();
    if (i < 2) await expect(run).rejects.toThrow();
    else await run;
    expect(ses.requests).toHaveLength(i + 1);
  }
  expect(ses.requests.map(({ method }) => method)).toEqual(Array(3).fill('POST /v2/email/outbound-emails'));
  expect(JSON.parse(ses.requests[2]?.body ?? '')).toMatchObject({
    FromEmailAddress: 'website@company.example',
    Destination: { ToAddresses: ['sales@company.example'] },
    ReplyToAddresses: [goodInquiry.email],
  });
  const [failed] = log.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(failed).toMatchObject({ service: 'notify-sales', ids: ['i1'] });
  const outbox = (await table.items()).map(fromItem).map(({ id, ...stored }) => [id, stored.outbox]);
  expect(Object.fromEntries(outbox)).toEqual({ i1: 'unsent', i2: 'unsent', i3: undefined });
});
