import { type SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import type { MailSender } from './mail-sender.ts';

export interface SesMailSenderOptions {
  readonly client: SESv2Client;
  readonly senderEmail: string;
  readonly salesEmail: string;
}

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

/** Mails by SES, which makes the MIME message: headers and bodies are values there, not text that is put together. */
export function sesMailSender({ client, senderEmail, salesEmail }: SesMailSenderOptions): MailSender {
  return {
    async send({ subject, replyTo, text, html }) {
      await client.send(
        new SendEmailCommand({
          FromEmailAddress: senderEmail,
          Destination: { ToAddresses: [salesEmail] },
          ReplyToAddresses: replyTo === undefined ? undefined : [replyTo],
          Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text), Html: utf8(html) } } },
        }),
      );
    },
  };
}
