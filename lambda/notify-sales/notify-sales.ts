import type { DeliveryMarks } from './delivery-marks.ts';
import { inquiryMail } from './mail.ts';
import type { MailSender } from './mail-sender.ts';
import type { StoredInquiry } from './stored-inquiry.ts';

/** What the domain needs from outside. */
export interface Surroundings {
  readonly marks: DeliveryMarks;
  readonly sender: MailSender;
  readonly now: () => Date;
}

/**
 * Tells sales of an inquiry, unless they were told or it was erased. The mark comes after the mail: a stop between the
 * two tells them twice, which is better than never.
 * @throws what sender and marks throw; then it has to be tried again
 */
export async function notifySales(
  inquiry: StoredInquiry,
  { marks, sender, now }: Surroundings,
): Promise<'mailed' | 'not due'> {
  if (!(await marks.isDue(inquiry.id))) return 'not due';
  await sender.send(inquiryMail(inquiry));
  await marks.set(inquiry.id, now());
  return 'mailed';
}
