import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { expect, it, onTestFinished, vi } from 'vitest';
import { inquiryId } from '#lambda/inquiry/id.ts';
import { sesSendMail } from '#lambda/notify-sales/send-mail.ts';
import { type BounceEvent, createRecorder } from '#lambda/record-bounces/record-bounces.ts';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { salesNotifier } from '../notify-sales/sales-notifier.ts';
import { recordingTelemetry, throwingTelemetry } from '../recording-telemetry.ts';
import { goodInquiry } from '../submit-inquiry/post-event.ts';

/** Mails these inquiries by SES, and returns its event about the last email, as SES documents it. */
async function bouncedMail(ids: readonly string[]) {
  const client = new SESv2Client({ region: 'local' });
  const ses = mockClient(client);
  onTestFinished(() => ses.restore());
  ses.on(SendEmailCommand).resolves({ MessageId: 'm1' });
  const notifier = await salesNotifier();
  await notifier.add(ids);
  const company = { senderEmail: 'website@company.example', salesEmail: 'sales@company.example' };
  await notifier.run({ sendMail: sesSendMail({ client, ...company }) });
  const [command] = ses.commandCalls(SendEmailCommand);
  const { Headers = [] } = command?.args[0].input.Content?.Simple ?? {};
  for (const { Value = '' } of Headers) expect(Value.length).toBeLessThanOrEqual(870);
  const headers = Headers.map(({ Name = '', Value = '' }) => ({ name: Name, value: Value }));
  const event: BounceEvent = {
    time: '2026-11-22T00:01:00Z',
    detail: {
      eventType: 'Bounce',
      bounce: { bounceType: 'Permanent', bounceSubType: 'General' },
      mail: { messageId: 'm1', headers: [{ name: 'Subject', value: 'canary' }, ...headers] },
    },
  };
  return { notifier, event };
}

const realIds = (count: number) =>
  Array.from({ length: count }, (_, i) => inquiryId({ ...goodInquiry, comment: String(i) }));

it.each([1, 50])(
  'a bounce is recorded on each of the %i inquiries that its email was about',
  async (count) => {
    const ids = realIds(count);
    const { notifier, event } = await bouncedMail(ids);
    await notifier.add(['other']);
    const { telemetry, lines } = recordingTelemetry();
    await createRecorder({ outbox: notifier.outbox, telemetry })(event);
    const bounced = (await notifier.all()).filter(
      ({ bouncedAt }) => bouncedAt === '2026-11-22T00:01:00.000Z',
    );
    expect(bounced.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    expect(lines).toEqual([expect.stringMatching(/^not delivered .*"m1".*Bounce, Permanent, General/)]);
    expect(lines[0]).not.toContain('canary');
  },
);

it('the event is repeated if the store fails, and not because of telemetry', async () => {
  const { notifier, event } = await bouncedMail(realIds(1));
  const failing = { recordBounce: () => Promise.reject(new Error('down')) };
  await expect(createRecorder({ outbox: failing, telemetry: throwingTelemetry })(event)).rejects.toThrow(
    'down',
  );
  await createRecorder({ outbox: notifier.outbox, telemetry: throwingTelemetry })(event);
  expect(await notifier.all()).toMatchObject([{ bouncedAt: expect.any(String) }]);
});

it('the deployed handler takes an event', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
  vi.spyOn(console, 'error').mockReturnValue();
  const { handler } = await import('#lambda/record-bounces/index.ts');
  await table.put({ id: { S: 'i1' } });
  const headers = [{ name: 'X-Inquiries-1', value: 'i1 i2' }];
  await handler({
    time: '2026-11-22T00:01:00Z',
    detail: { eventType: 'Reject', mail: { messageId: 'm1', headers } },
  });
  expect(await table.items()).toEqual([{ id: { S: 'i1' }, bouncedAt: { S: '2026-11-22T00:01:00.000Z' } }]);
});
