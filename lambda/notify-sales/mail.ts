import { fields, fieldsIn } from '#shared/fields.ts';
import { html } from '../html.ts';
import { describeMarks, isFromElsewhere } from '../inquiry/marks.ts';
import type { StoredInquiry } from '../inquiry/stored-inquiry.ts';

/** An email about inquiries, before it is addressed. */
export interface Mail {
  /** One line. */
  readonly subject: string;
  /** Address that a reply goes to; undefined if there is none that may stand in a header. */
  readonly replyTo: string | undefined;
  /** Ids of the inquiries that it lists. */
  readonly ids: readonly string[];
  readonly text: string;
  readonly html: string;
}

type Row = readonly [label: string, value: string];

/**
 * One inquiry with everything in it. Subject and rows stay on one line, and the HTML is inert, whatever was typed.
 * @param timeZone in which times are shown, next to UTC
 */
export function inquiryMail(inquiry: StoredInquiry, timeZone: string): Mail {
  const kind = inquiry.repeatedAt.length > 0 ? 'Repeated inquiry' : 'New inquiry';
  const subject = `${warning([inquiry])}${kind} from ${oneLine(inquiry.name)}`;
  return {
    subject,
    replyTo: replyAddress(inquiry.email),
    ids: [inquiry.id],
    ...bodies(subject, [inquiry], timeZone),
  };
}

/** Many inquiries in one email, those with a mark last, each group with its latest activity last. */
export function digestMail(inquiries: readonly StoredInquiry[], timeZone: string): Mail {
  const isMarked = ({ suspect }: StoredInquiry) => Number(suspect.length > 0);
  const listed = inquiries.toSorted(
    (a, b) => isMarked(a) - isMarked(b) || a.lastReceivedAt.localeCompare(b.lastReceivedAt),
  );
  const repeats = inquiries.filter(({ repeatedAt }) => repeatedAt.length > 0).length;
  const count = `${inquiries.length} ${repeats > 0 ? `inquiries, ${repeats} of them repeated` : 'new inquiries'}`;
  const subject = `${warning(inquiries)}${count}`;
  return {
    subject,
    replyTo: undefined,
    ids: listed.map(({ id }) => id),
    ...bodies(subject, listed, timeZone),
  };
}

/** Only for what no form of the site sends: other marks are in the text, as a customer can have them. */
const warning = (inquiries: readonly StoredInquiry[]) =>
  inquiries.every(({ suspect }) => isFromElsewhere(suspect)) ? '[Suspicious] ' : '';

function bodies(title: string, inquiries: readonly StoredInquiry[], timeZone: string) {
  const sections = inquiries.map((inquiry) => ({
    mark: inquiry.suspect.length > 0 ? oneLine(`May be spam: ${describeMarks(inquiry.suspect)}.`) : undefined,
    rows: rowsOf(inquiry, timeZone),
    comment: readable(inquiry.comment),
  }));
  return {
    text: sections
      .map(({ mark, rows, comment }) =>
        [
          ...(mark === undefined ? [] : [mark]),
          ...rows.map(([label, value]) => `${label}: ${isolated(value)}`),
          '',
          comment.split('\n').map(isolated).join('\n'),
          '',
        ].join('\n'),
      )
      .join('\n'),
    html: html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${title}</title></head>
<body>
${sections.map(
  ({
    mark,
    rows,
    comment,
  }) => html`${mark === undefined ? undefined : html`<p><strong>${mark}</strong></p>\n`}<table>
${rows.map(([label, value]) => html`<tr><th align="left" scope="row">${label}</th><td dir="auto">${value}</td></tr>\n`)}</table>
<p dir="auto" style="white-space: pre-wrap; unicode-bidi: plaintext">${comment}</p>
`,
)}</body>
</html>
`.text,
  };
}

/** All but the comment, which is the body. */
function rowsOf(inquiry: StoredInquiry, timeZone: string): readonly Row[] {
  const { pagePath, repeatedAt } = inquiry;
  const time = (iso: string) => timeText(iso, timeZone);
  const rows: readonly Row[] = [
    ...fieldsIn(inquiry)
      .filter((field) => field !== 'comment')
      .map((field) => [fields[field].label, inquiry[field] ?? ''] as const),
    ...(inquiry.countryAssumed ? [['Country of the number', 'assumed, not chosen'] as const] : []),
    ['Received', time(inquiry.receivedAt)],
    ...(pagePath === undefined ? [] : [['Page', pagePath] as const]),
    ...(repeatedAt.length > 0 ? [['Sent again', repeatedAt.map(time).join('; ')] as const] : []),
    ['Reference', inquiry.id],
  ];
  return rows.map(([label, value]) => [label, oneLine(value)]);
}

/** A time such as `Fri, Nov 27, 2026, 9:21 AM GMT+5:30 (2026-11-27 03:51 UTC)`; a damaged one as it is stored. */
function timeText(iso: string, timeZone: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  const utc = `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  if (timeZone === 'UTC') return utc;
  const local = date.toLocaleString('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  return `${local} (${utc})`;
}

/** Direction overrides and invisible characters, except the joiners that Indic scripts, Persian and emoji need. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;

/** Text without characters that change how the text around them is shown. */
const readable = (text: string) => text.toWellFormed().replace(invisible, '');

/** The blocks of Hebrew, Arabic and other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A line of plain text in its own direction (UAX #9, first strong isolate), as most programs show each line from left to
 * right. Text without letters of such scripts stays as it is.
 */
const isolated = (line: string) => (rightToLeft.test(line) ? `\u2068${line}\u2069` : line);

/** Text for a header or a row: no line breaks, no control characters. */
const oneLine = (text: string) =>
  readable(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();

/**
 * Stored addresses have no comma, quote, bracket or space, so one cannot be read as two. SES refuses dots at the start
 * or the end of the first part and two in a row, although such addresses exist (RFC 5322, "dot-atom"). Email programs
 * decode `=?...?=` (RFC 2047, "encoded-word"), which can turn one address into another.
 */
function replyAddress(email: string): string | undefined {
  const atom = "[\\w!#$%&'*+/=?^`{|}~-]+";
  const isAddress = new RegExp(`^${atom}(?:\\.${atom})*@[a-z\\d.-]+$`, 'i').test(email);
  return isAddress && !email.includes('=?') ? email : undefined;
}
