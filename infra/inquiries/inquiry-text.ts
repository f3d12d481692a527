import type { InquiryRecord } from './inquiry-record.ts';
import { withoutDirectionMarks } from './text-width.ts';

/** One inquiry for people: a line for each field, and what they wrote, as they wrote it. */
export function inquiryText(inquiry: InquiryRecord): string {
  const { id, receivedAt, name, email, phoneNumber, comment, suspect } = inquiry;
  const lines = [
    `Id:        ${id}`,
    `Received:  ${receivedAt.slice(0, 19).replace('T', ' ')} UTC`,
    `Name:      ${name}`,
    `Email:     ${email}`,
    `Phone:     ${phoneNumber}`,
    ...(suspect ? [`Suspect:   ${suspect.join(', ')}`] : []),
    'Comment:',
    ...comment.split('\n').map((line) => `  | ${line}`),
  ];
  return withoutDirectionMarks(`${lines.join('\n')}\n`);
}
