import { expect, it, onTestFinished, vi } from 'vitest';
import { fromItem, putNew } from '#lambda/inquiry/item.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { inTurn, recordingService } from '#test/support/data/recording-service.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';

it('the deployed handler gives SES each mail once, also if SES fails, and retries only in a later run', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  const down = { message: 'down' };
  const ses = await recordingService(inTurn([500, down], [429, down], [200, { MessageId: '1' }]));
  const variables = {
    ...table.environment,
    SALES_EMAIL: 'sales@company.example',
    SENDER_EMAIL: 'website@company.example',
    POWERTOOLS_DEV: 'true',
    AWS_ENDPOINT_URL_SESV2: ses.origin,
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
  expect(ses.requests.map(({ path }) => path)).toEqual(Array(3).fill('/v2/email/outbound-emails'));
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
