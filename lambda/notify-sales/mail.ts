import { fields, fieldsIn } from '#shared/fields.ts';
import { html } from '../html.ts';
import type { StoredInquiry } from '../inquiry/stored-inquiry.ts';

/** An email about inquiries, before it is addressed. */
export interface Mail {
  /** One line. */
  readonly subject: string;
  /** Address that a reply goes to; undefined if there is none that may stand in a header. */
  readonly replyTo: string | undefined;
  /** Stable for the same inquiry, so email programs group its emails. */
  readonly reference: string;
  readonly text: string;
  readonly html: string;
}

type Row = readonly [label: string, value: string];

/** One inquiry with everything in it. Subject and rows stay on one line, and the HTML is inert, whatever was typed. */
export function inquiryMail(inquiry: StoredInquiry): Mail {
  const isSuspect = inquiry.suspect.length > 0;
  const subject = `${isSuspect ? '[Suspicious] ' : ''}New inquiry from ${oneLine(inquiry.name)}`;
  const note = isSuspect
    ? `This inquiry may be spam (${inquiry.suspect.join(', ')}). Please be careful with its links.`
    : undefined;
  return {
    subject,
    replyTo: replyAddress(inquiry.email),
    reference: inquiry.id,
    ...bodies(subject, note, [inquiry]),
  };
}

/** Many inquiries in one email. Suspicious ones are only counted. */
export function digestMail(inquiries: readonly StoredInquiry[]): Mail {
  const listed = inquiries.filter(({ suspect }) => suspect.length === 0);
  const suspects = inquiries.length - listed.length;
  const subject = `${inquiries.length} new inquiries`;
  const note =
    suspects > 0
      ? `${suspects} of them may be spam and are not listed here. To read them: npm run inquiries -- list --suspect`
      : undefined;
  return {
    subject,
    replyTo: undefined,
    reference: inquiries[0]?.id ?? '',
    ...bodies(subject, note, listed),
  };
}

function bodies(title: string, note: string | undefined, inquiries: readonly StoredInquiry[]) {
  const sections = inquiries.map((inquiry) => ({
    rows: rowsOf(inquiry),
    comment: readable(inquiry.comment),
  }));
  return {
    text: [
      ...(note === undefined ? [] : [note, '']),
      ...sections.map(({ rows, comment }) =>
        [...rows.map(([label, value]) => `${label}: ${value}`), '', comment, ''].join('\n'),
      ),
    ].join('\n'),
    html: html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
${note === undefined ? undefined : html`<p><strong>${note}</strong></p>\n`}${sections.map(
  ({ rows, comment }) => html`<table>
${rows.map(([label, value]) => html`<tr><th align="left" scope="row">${label}</th><td>${value}</td></tr>\n`)}</table>
<p style="white-space: pre-wrap">${comment}</p>
`,
)}</body>
</html>
`.text,
  };
}

/** All but the comment, which is the body. */
function rowsOf(inquiry: StoredInquiry): readonly Row[] {
  const { pagePath, repeatedAt } = inquiry;
  const rows: readonly Row[] = [
    ...fieldsIn(inquiry)
      .filter((field) => field !== 'comment')
      .map((field) => [fields[field].label, inquiry[field] ?? ''] as const),
    ['Received (UTC)', inquiry.receivedAt],
    ...(pagePath === undefined ? [] : [['Page', pagePath] as const]),
    ...(repeatedAt.length > 0 ? [['Sent again (UTC)', repeatedAt.join(', ')] as const] : []),
    ['Reference', inquiry.id],
  ];
  return rows.map(([label, value]) => [label, oneLine(value)]);
}

/** Direction overrides and invisible characters, except the joiners that Indic scripts, Persian and emoji need. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Text without characters that change how the text around them is shown. */
const readable = (text: string) => text.toWellFormed().replace(invisible, '');

/** Text for a header or a row: no line breaks, no control characters. */
const oneLine = (text: string) =>
  readable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/**
 * Stored addresses have no comma, quote, bracket or space, so one cannot be read as two. SES refuses dots at the start
 * or the end of the first part and two in a row, although such addresses exist (RFC 5322, "dot-atom").
 */
function replyAddress(email: string): string | undefined {
  const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
  return new RegExp(`^${atom}(?:\\.${atom})*@[a-z\\d.-]+$`, 'i').test(email) ? email : undefined;
}
