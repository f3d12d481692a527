import stringWidth from 'string-width';
import { describeMarks } from '#lambda/inquiry/marks.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { fields, fieldsIn, type InquiryField, inquiryFields } from '#shared/fields.ts';

interface Column {
  readonly title: string;
  /** In cells of the terminal. */
  readonly width: number;
  text(inquiry: StoredInquiry): string;
}

const column = (title: string, width: number, text: Column['text']): Column => ({ title, width, text });

const widths = { text: 20, email: 30, tel: 16 } as const;

/** The column of a field; none if a line has no room for it. */
function columnsOf(field: InquiryField): readonly Column[] {
  const { type, label } = fields[field];
  if (type === 'multi-line') return [];
  return [column(label.toUpperCase(), widths[type], (inquiry) => inquiry[field] ?? '')];
}

/** The columns of each listing; the id follows them, so that it is never cut. */
const listings = {
  received: [
    column('RECEIVED (UTC)', 16, ({ lastReceivedAt }) => minuteOf(lastReceivedAt)),
    column('', 1, ({ suspect }) => (suspect.length > 0 ? '!' : '')),
    ...inquiryFields.flatMap(columnsOf),
    column('PAGE', 24, ({ pagePath = '' }) => pagePath),
  ],
  unsent: [
    column('UNSENT SINCE', 16, ({ unsentSince = '' }) => minuteOf(unsentSince)),
    column('STATE', 9, ({ outbox }) => (outbox === 'setAside' ? 'set aside' : 'unsent')),
    column('TRIES', 5, ({ attempts }) => String(attempts)),
    ...columnsOf('name'),
    ...columnsOf('email'),
  ],
} as const;

export interface ListingOptions {
  readonly columns: keyof typeof listings;
  /** Inquiries on the page; one more is read to know whether there is another page. */
  readonly limit: number;
  readonly whenEmpty: string;
  /** The command that lists the page after an inquiry. */
  readonly nextPage: (id: string) => string;
}

/** A table of one page: a line for each inquiry, then how to go on. */
export async function* listingOf(
  inquiries: AsyncIterable<StoredInquiry> | Iterable<StoredInquiry>,
  { columns, limit, whenEmpty, nextPage }: ListingOptions,
): AsyncGenerator<string> {
  const order = columns === 'unsent' ? 'those set aside first' : 'latest activity first';
  let [count, last] = [0, ''];
  const shown = () => (count === 1 ? '1 inquiry' : `${count} inquiries, ${order}`);
  for await (const inquiry of inquiries) {
    if (count === limit) {
      yield `\n${shown()}. More:\n  ${nextPage(last)}\n`;
      return;
    }
    if (count === 0) yield row(listings[columns], ({ title }) => title, 'ID');
    yield row(listings[columns], ({ text }) => text(inquiry), inquiry.id);
    count += 1;
    last = inquiry.id;
  }
  yield count === 0 ? `${whenEmpty}\n` : `\n${shown()}.\n`;
}

function row(columns: readonly Column[], textOf: (column: Column) => string, id: string): string {
  return `${[...columns.map((column) => fitCells(textOf(column), column.width)), id].join('  ')}\n`;
}

/** One inquiry in full, each line of a multi-line field behind a bar. */
export function inquiryText(inquiry: StoredInquiry): string {
  const { repeatedAt, pagePath, suspect } = inquiry;
  const isLong = (field: InquiryField) => fields[field].type === 'multi-line';
  const filled = fieldsIn(inquiry);
  const line = (label: string, text = '') => `${`${label}:`.padEnd(10)} ${text}`;
  const lines = [
    line('Id', inquiry.id),
    line('Received', secondOf(inquiry.receivedAt)),
    ...(repeatedAt.length > 0 ? [line('Repeated', repeatedAt.map(secondOf).join(', '))] : []),
    ...filled.filter((field) => !isLong(field)).map((field) => line(fields[field].label, inquiry[field])),
    ...(inquiry.countryAssumed ? [line('Country', 'assumed')] : []),
    ...(pagePath === undefined ? [] : [line('Page', pagePath)]),
    ...(suspect.length > 0 ? [line('Suspect', `${suspect.join(', ')}: ${describeMarks(suspect)}`)] : []),
    line('Mail', mailText(inquiry)),
    ...filled
      .filter(isLong)
      .flatMap((field) => [
        `${fields[field].label}:`,
        ...(inquiry[field] ?? '').split('\n').map((text) => `  | ${text}`),
      ]),
  ];
  return withoutDirectionMarks(`${lines.join('\n')}\n`);
}

function mailText(inquiry: StoredInquiry): string {
  const { id, outbox, unsentSince = '', attempts, notifiedAt, messageId, bouncedAt } = inquiry;
  const tries = `${attempts} ${attempts === 1 ? 'try' : 'tries'}`;
  if (outbox === 'setAside') {
    return `set aside after ${tries} since ${secondOf(unsentSince)}; it is sent when another one is, or now: npm run inquiries -- resend ${id}`;
  }
  if (outbox !== undefined) return `not sent yet, ${tries} since ${secondOf(unsentSince)}`;
  if (notifiedAt === undefined) return 'none';
  const message = messageId === undefined ? '' : `, message ${messageId}`;
  const bounce = bouncedAt === undefined ? '' : `; not delivered, as SES reported ${secondOf(bouncedAt)}`;
  return `sent ${secondOf(notifiedAt)}${message}${bounce}`;
}

const minuteOf = (iso: string) => iso.slice(0, 16).replace('T', ' ');
const secondOf = (iso: string) => `${iso.slice(0, 19).replace('T', ' ')} UTC`;

/** Text without the invisible characters that change the direction of what follows, which garble a terminal. */
function withoutDirectionMarks(text: string): string {
  return text.replace(/\p{Bidi_Control}/gu, '');
}

const segmenter = new Intl.Segmenter();

/** Text in exactly so many cells of a terminal: cut with an ellipsis or filled with spaces. */
export function fitCells(text: string, cells: number): string {
  const whole = withoutDirectionMarks(text);
  let shown = whole;
  if (stringWidth(whole) > cells) {
    shown = '';
    for (const { segment } of segmenter.segment(whole)) {
      if (stringWidth(`${shown}${segment}…`) > cells) break;
      shown += segment;
    }
    shown += '…';
  }
  return shown + ' '.repeat(cells - stringWidth(shown));
}
