import {
  BadRequestException,
  MessageRejected,
  type SESv2Client,
  SendEmailCommand,
} from '@aws-sdk/client-sesv2';
import { headersOfIds } from '../inquiry/ids-header.ts';
import type { Mail } from './mail.ts';

/** The id that SES gave a sent email; or `refused`: SES will not send this email as it is, and nothing was sent. */
export type SendResult = { readonly messageId: string } | 'refused';

/** @throws if it is not known whether the email was sent, or if SES takes no email at all right now */
export type SendMail = (mail: Mail) => Promise<SendResult>;

export interface SendMailOptions {
  readonly client: SESv2Client;
  readonly senderEmail: string;
  readonly salesEmail: string;
  /**
   * Configuration set of SES that reports emails that bounce.
   * @default the sender's own, if it has one
   */
  readonly configurationSet?: string | undefined;
}

const utf8 = (text: string) => ({ Data: text, Charset: 'UTF-8' });

/** Sends by SES, which writes the MIME message: headers and bodies are values here, not concatenated text. */
export function sesSendMail({
  client,
  senderEmail,
  salesEmail,
  configurationSet,
}: SendMailOptions): SendMail {
  const domain = senderEmail.slice(senderEmail.indexOf('@') + 1);

  async function send({ subject, replyTo, ids, text, html }: Mail): Promise<SendResult> {
    const command = new SendEmailCommand({
      FromEmailAddress: senderEmail,
      ...(configurationSet !== undefined && { ConfigurationSetName: configurationSet }),
      Destination: { ToAddresses: [salesEmail] },
      ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
      Content: {
        Simple: {
          Subject: utf8(subject),
          Body: { Text: utf8(text), Html: utf8(html) },
          Headers: [
            // The same for each email about an inquiry, so email programs group them.
            { Name: 'References', Value: `<${ids[0]}@${domain}>` },
            // Out-of-office replies of sales would go to the Reply-To, a stranger (RFC 3834; Exchange has its own header).
            { Name: 'Auto-Submitted', Value: 'auto-generated' },
            { Name: 'X-Auto-Response-Suppress', Value: 'OOF, AutoReply' },
            ...headersOfIds(ids),
          ],
        },
      },
    });
    try {
      const { MessageId = '' } = await client.send(command);
      return { messageId: MessageId };
    } catch (error) {
      if (error instanceof BadRequestException || error instanceof MessageRejected) return 'refused';
      throw error;
    }
  }

  return async (mail) => {
    const result = await send(mail);
    // The visitor's address may be what SES refuses; the email's text says it as well.
    return result === 'refused' && mail.replyTo !== undefined
      ? send({ ...mail, replyTo: undefined })
      : result;
  };
}
