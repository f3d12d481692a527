import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { describe, expect, it } from 'vitest';
import { SplitBatchError } from '#lambda/notify-sales/handler.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { now, salesNotifier } from './sales-notifier.ts';
import { inserted, modified, poison, storedItem } from './stream-event.ts';

const done = { batchItemFailures: [] };

describe('a new inquiry', () => {
  it('is one mail to sales, answered to the visitor, and then marked', async () => {
    const { newHandler, mails, table } = salesNotifier(['i1']);
    expect(await newHandler()({ Records: [inserted(storedItem('i1'))] })).toEqual(done);
    expect(mails()).toEqual([
      {
        FromEmailAddress: 'website@company.example',
        Destination: { ToAddresses: ['sales@company.example'] },
        ReplyToAddresses: [goodInquiry.email],
        Content: {
          Simple: {
            Subject: { Data: expect.stringContaining(goodInquiry.name), Charset: 'UTF-8' },
            Body: {
              Text: { Data: expect.stringContaining(goodInquiry.comment), Charset: 'UTF-8' },
              Html: { Data: expect.stringContaining(goodInquiry.comment), Charset: 'UTF-8' },
            },
          },
        },
      },
    ]);
    expect(table.get('i1')).toBe(now.toISOString());
  });

  it('is mailed once, however often its record comes', async () => {
    const { newHandler, mails } = salesNotifier(['i1']);
    const event = { Records: [inserted(storedItem('i1')), inserted(storedItem('i1'), '2')] };
    for (const handle of [newHandler(), newHandler()]) expect(await handle(event)).toEqual(done);
    expect(mails()).toHaveLength(1);
  });

  it('that was erased is not mailed, and not brought back by a mark', async () => {
    const { newHandler, mails, ses, table } = salesNotifier(['i2']);
    expect(await newHandler()({ Records: [inserted(storedItem('i1'))] })).toEqual(done);
    expect(mails()).toEqual([]);
    ses.on(SendEmailCommand).callsFake(() => void table.delete('i2'));
    expect(await newHandler()({ Records: [inserted(storedItem('i2'))] })).toEqual(done);
    expect(mails()).toHaveLength(1);
    expect([...table]).toEqual([]);
  });
});

describe('an inquiry whose mail is asked for once more', () => {
  const asked = storedItem('i1', { resendRequestedAt: '2026-11-22T08:00:00.000Z' });

  it('is mailed, once, and marked again', async () => {
    const { newHandler, mails, table } = salesNotifier(['i1']);
    const event = { Records: [modified(asked), modified(asked, '2')] };
    for (const handle of [newHandler(), newHandler()]) expect(await handle(event)).toEqual(done);
    expect(mails()).toHaveLength(1);
    expect(table.get('i1')).toBe(now.toISOString());
  });

  it('is not mailed by the mark that says that this was done', async () => {
    const { newHandler, dynamo } = salesNotifier(['i1']);
    const marked = modified({ ...asked, notifiedAt: { S: now.toISOString() } });
    expect(await newHandler()({ Records: [marked] })).toEqual(done);
    expect(dynamo.calls()).toEqual([]);
  });

  it('is tried again when that fails', async () => {
    const { newHandler, ses } = salesNotifier(['i1']);
    ses.on(SendEmailCommand).rejectsOnce(new Error('down')).resolves({ MessageId: '1' });
    const event = { Records: [modified(asked, '7')] };
    const handle = newHandler();
    expect(await handle(event)).toEqual({ batchItemFailures: [{ itemIdentifier: '7' }] });
    expect(await handle(event)).toEqual(done);
  });
});

it('changes and removals, such as the marks themselves, are nobody told of', async () => {
  const { newHandler, mails, dynamo } = salesNotifier(['i1']);
  const records = (['MODIFY', 'REMOVE'] as const).map((eventName) => ({
    ...inserted(storedItem('i1')),
    eventName,
  }));
  expect(await newHandler()({ Records: records })).toEqual(done);
  expect(mails()).toEqual([]);
  expect(dynamo.calls()).toEqual([]);
});

describe('a record that fails', () => {
  it.each(poison)('as it cannot be read is reported, and the others are told: %j', async (image) => {
    const { newHandler, mails } = salesNotifier(['i0', 'i2']);
    const records = [inserted(storedItem('i0'), '1'), inserted(image, '2'), inserted(storedItem('i2'), '3')];
    expect(await newHandler()({ Records: records })).toEqual({
      batchItemFailures: [{ itemIdentifier: '2' }],
    });
    expect(mails()).toHaveLength(2);
  });

  it('at the start of a batch fails the batch, to have it split, and the others are told all the same', async () => {
    const { newHandler, mails } = salesNotifier(['i2']);
    const [bad, good] = [inserted(undefined, '1'), inserted(storedItem('i2'), '2')];
    await expect(newHandler()({ Records: [bad, good] })).rejects.toThrow(SplitBatchError);
    expect(mails()).toHaveLength(1);
    expect(await newHandler()({ Records: [bad] })).toEqual({ batchItemFailures: [{ itemIdentifier: '1' }] });
  });

  it('without a place in the stream fails its batch: its identifier is empty', async () => {
    const { newHandler } = salesNotifier([]);
    const record = { ...inserted(undefined), dynamodb: {} };
    expect(await newHandler()({ Records: [record] })).toEqual({
      batchItemFailures: [{ itemIdentifier: '' }],
    });
  });

  it('as no mail can be sent is not marked', async () => {
    const { newHandler, ses, table } = salesNotifier(['i1']);
    ses.on(SendEmailCommand).rejects(new Error('down'));
    const { batchItemFailures } = await newHandler()({ Records: [inserted(storedItem('i1'))] });
    expect(batchItemFailures).toHaveLength(1);
    expect(table.get('i1')).toBeUndefined();
  });

  it('between mail and mark is mailed again: better twice than never', async () => {
    const { newHandler, dynamo, mails, update } = salesNotifier(['i1']);
    const event = { Records: [inserted(storedItem('i1'))] };
    dynamo.on(UpdateItemCommand).callsFakeOnce(update).rejectsOnce(new Error('down')).callsFake(update);
    expect((await newHandler()(event)).batchItemFailures).toHaveLength(1);
    for (let i = 0; i < 2; i += 1) expect(await newHandler()(event)).toEqual(done);
    expect(mails()).toHaveLength(2);
  });
});

it('no line of the log holds anything of an inquiry, whatever becomes of it', async () => {
  const { newHandler, lines, ses } = salesNotifier(['i1', 'i2']);
  const fields = ['name', 'email', 'phoneNumber', 'comment', 'receivedAt'];
  const canaries = Object.fromEntries(fields.map((field) => [field, `canary-${field}`]));
  const item = storedItem('i1', canaries);
  const handle = newHandler();
  await handle({ Records: [inserted(item)] });
  await handle({ Records: [inserted({ ...item, id: { S: 'canary id' } })] });
  for (const field of fields) await handle({ Records: [inserted({ ...item, [field]: { N: 'canary' } })] });
  ses.on(SendEmailCommand).callsFake((input) => {
    throw new Error(JSON.stringify(input));
  });
  await handle({ Records: [inserted({ ...item, id: { S: 'i2' } })] });
  expect(lines).toHaveLength(8);
  expect(lines.join('\n')).not.toContain('canary');
  expect(lines[0]).toBe('mailed {"eventID":"event-1","id":"i1"}');
  expect(lines.at(-1)).toMatch(/^failed .*"sequenceNumber":"1","failure":"Error"/);
});
