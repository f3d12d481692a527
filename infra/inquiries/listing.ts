import type { InquiryRecord } from './inquiry-record.ts';
import { fitCells, withoutDirectionMarks } from './text-width.ts';

export interface ListingOptions {
  /** Inquiries on the page; one more is read to know whether there is another page. */
  readonly limit: number;
  /** The sentence when there is nothing to list. */
  readonly whenEmpty: string;
  /** The command that lists the page after an inquiry. */
  readonly nextPage: (id: string) => string;
}

/** Cells of the columns; the id comes last, so that it is whole however narrow the terminal is. */
const widths = { received: 16, mark: 1, name: 20, email: 30, phoneNumber: 16 } as const;

type Column = keyof typeof widths;
type Row = Readonly<Record<Column | 'id', string>>;

const titles: Row = {
  received: 'RECEIVED (UTC)',
  mark: '',
  name: 'NAME',
  email: 'EMAIL',
  phoneNumber: 'PHONE',
  id: 'ID',
};

/** A table of one page: a line for each inquiry, then how to go on. */
export async function* listingOf(
  inquiries: AsyncIterable<InquiryRecord>,
  { limit, whenEmpty, nextPage }: ListingOptions,
): AsyncGenerator<string> {
  let count = 0;
  let last = '';
  for await (const inquiry of inquiries) {
    if (count === limit) {
      yield `\n${count} inquiries, newest first. Older ones:\n  ${nextPage(last)}\n`;
      return;
    }
    if (count === 0) yield row(titles);
    count += 1;
    last = inquiry.id;
    yield inquiryRow(inquiry);
  }
  if (count === 0) yield `${whenEmpty}\n`;
  else yield `\n${count} ${count === 1 ? 'inquiry' : 'inquiries, newest first'}.\n`;
}

function inquiryRow({ id, receivedAt, name, email, phoneNumber, suspect }: InquiryRecord): string {
  const received = receivedAt.slice(0, 16).replace('T', ' ');
  return row({ received, mark: suspect ? '!' : '', name, email, phoneNumber, id });
}

function row({ id, ...texts }: Row): string {
  const columns = Object.keys(widths) as Column[];
  const cells = columns.map((column) => fitCells(withoutDirectionMarks(texts[column]), widths[column]));
  return `${[...cells, id].join('  ')}\n`;
}
