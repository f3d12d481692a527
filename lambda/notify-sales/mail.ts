import { inquirySchema } from '#shared/inquiry.ts';
import { html } from '../submit-inquiry/html.ts';
import { mailWords } from './mail-words.ts';
import type { StoredInquiry } from './stored-inquiry.ts';

/** A mail about an inquiry; who sends it to whom is not its business. */
export interface Mail {
  /** One line. */
  readonly subject: string;
  /** Address that an answer goes to; nothing when the visitor's is not one that can stand in a header. */
  readonly replyTo: string | undefined;
  readonly text: string;
  readonly html: string;
}

/** Longest name in a subject, in code points. */
const longestName = 100;

/** Says all of an inquiry. Whatever the inquiry holds, subject and Reply-To stay on their line and the HTML is inert. */
export function inquiryMail(inquiry: StoredInquiry): Mail {
  const { subject, suspectSubject, suspectNote, labels } = mailWords;
  const name = [...oneLine(inquiry.name)].slice(0, longestName).join('');
  const rows = [
    [labels.name, oneLine(inquiry.name)],
    [labels.email, oneLine(inquiry.email)],
    [labels.phoneNumber, oneLine(inquiry.phoneNumber)],
    [labels.receivedAt, oneLine(inquiry.receivedAt)],
    [labels.id, inquiry.id],
  ] as const;
  const comment = inquiry.comment.toWellFormed();
  const notes = inquiry.suspect ? [suspectNote] : [];
  return {
    subject: inquiry.suspect ? suspectSubject(name) : subject(name),
    replyTo: replyAddress(inquiry.email),
    text: [
      ...notes.flatMap((note) => [note, '']),
      ...rows.map(([label, value]) => `${label}: ${value}`),
      '',
      comment,
      '',
    ].join('\n'),
    html: html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${subject(name)}</title></head>
<body>
${notes.map((note) => html`<p><strong>${note}</strong></p>\n`)}<table>
${rows.map(([label, value]) => html`<tr><th align="left" scope="row">${label}</th><td>${value}</td></tr>\n`)}</table>
<p style="white-space: pre-wrap">${comment}</p>
</body>
</html>
`.text,
  };
}

/**
 * Text for a header or a line: no control characters, no line or paragraph separators, nothing invisible that turns the
 * direction of reading, no halves of surrogate pairs.
 */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim();
}

/** The schema's e-mail addresses have no comma, quote, bracket or space, so one cannot be read as two. */
function replyAddress(email: string): string | undefined {
  const { success, data } = inquirySchema.shape.email.safeParse(email);
  return success ? data : undefined;
}
