import {
  BadRequestException,
  MessageRejected,
  SESv2Client,
  SendEmailCommand,
  TooManyRequestsException,
} from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it } from 'vitest';
import { inquiryMail } from '#lambda/notify-sales/mail.ts';
import { sesSendMail } from '#lambda/notify-sales/send-mail.ts';
import { storedInquiry } from './sales-notifier.ts';

const mail = inquiryMail(storedInquiry, 'UTC');
const problem = { message: 'no', $metadata: {} };

function mailer(configurationSet?: string) {
  const client = new SESv2Client({ region: 'eu-central-1' });
  // Only this client, because other tests in the same process need the real class.
  const ses = mockClient(client);
  ses.on(SendEmailCommand).resolves({ MessageId: 'm1' });
  return {
    ses,
    sent: () => ses.commandCalls(SendEmailCommand).map(({ args }) => args[0].input),
    sendMail: sesSendMail({
      client,
      senderEmail: 'website@company.example',
      salesEmail: 'sales@company.example',
      configurationSet,
    }),
  };
}

it('a mail goes to sales alone, in UTF-8, with the same reference each time', async () => {
  const { sent, sendMail } = mailer();
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  expect(await sendMail(mail)).toEqual({ messageId: 'm1' });
  const Headers = [
    { Name: 'References', Value: '<i1@company.example>' },
    { Name: 'Auto-Submitted', Value: 'auto-generated' },
    { Name: 'X-Auto-Response-Suppress', Value: 'OOF, AutoReply' },
    { Name: 'X-Inquiries-1', Value: 'i1' },
  ];
  const Body = { Text: utf8(mail.text), Html: utf8(mail.html) };
  expect(sent()).toEqual([
    {
      FromEmailAddress: 'website@company.example',
      Destination: { ToAddresses: ['sales@company.example'] },
      ReplyToAddresses: [storedInquiry.email],
      Content: { Simple: { Subject: utf8(mail.subject), Body, Headers } },
    },
  ]);
  await sendMail(inquiryMail({ ...storedInquiry, repeatedAt: ['2026-11-23T00:00:00.000Z'] }, 'UTC'));
  expect(sent()[1]).toMatchObject({ Content: { Simple: { Headers } } });
});

it('a mail names the configuration set that reports bounces, also without Reply-To', async () => {
  const { ses, sent, sendMail } = mailer('mails');
  ses.on(SendEmailCommand).rejectsOnce(new MessageRejected(problem)).resolves({ MessageId: 'm1' });
  await sendMail(mail);
  expect(sent().map(({ ConfigurationSetName }) => ConfigurationSetName)).toEqual(['mails', 'mails']);
});

describe.each([new BadRequestException(problem), new MessageRejected(problem)])(
  'a mail refused by %s',
  (refusal) => {
    it('is tried once more without Reply-To', async () => {
      const { ses, sent, sendMail } = mailer();
      ses.on(SendEmailCommand).rejectsOnce(refusal).resolves({ MessageId: 'm1' });
      expect(await sendMail(mail)).toEqual({ messageId: 'm1' });
      const { ReplyToAddresses, ...others } = sent()[0] ?? {};
      expect(ReplyToAddresses).toEqual([storedInquiry.email]);
      expect(sent().slice(1)).toEqual([others]);
    });

    it('is refused if it has none', async () => {
      const { ses, sent, sendMail } = mailer();
      ses.on(SendEmailCommand).rejects(refusal);
      expect(await sendMail(mail)).toBe('refused');
      expect(sent()).toHaveLength(2);
      expect(await sendMail({ ...mail, replyTo: undefined })).toBe('refused');
      expect(sent()).toHaveLength(3);
    });
  },
);

it.each([new TooManyRequestsException(problem), new Error('socket hang up')])(
  'any other failure is thrown after one attempt: %s',
  async (failure) => {
    const { ses, sent, sendMail } = mailer();
    ses.on(SendEmailCommand).rejects(failure);
    await expect(sendMail(mail)).rejects.toBe(failure);
    expect(sent()).toHaveLength(1);
  },
);
