import type { Mail } from './mail.ts';

/** Sends mails to sales; the domain knows no more of it. */
export interface MailSender {
  /** @throws whatever keeps it from knowing that the mail is on its way */
  send(mail: Mail): Promise<void>;
}
