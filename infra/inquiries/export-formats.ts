import { pipeline, Readable } from 'node:stream';
import { type Options, Stringifier } from 'csv-stringify';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import type { InquiryField } from '#shared/fields.ts';

type OtherColumn = 'id' | 'receivedAt' | 'suspect' | 'repeatedAt' | 'notifiedAt' | 'pagePath';

/** The columns in their order. New ones go to the end, so that none moves. */
const columns: Readonly<Record<InquiryField | OtherColumn, true>> = {
  id: true,
  receivedAt: true,
  name: true,
  email: true,
  phoneNumber: true,
  comment: true,
  suspect: true,
  repeatedAt: true,
  notifiedAt: true,
  pagePath: true,
};

const exportedFields = Object.keys(columns) as (keyof typeof columns)[];

/**
 * What could begin a formula in a cell, in compatibility form (NFKC), and `escape_formulas` does not look for: a line
 * break, look-alikes of the signs, and signs after white space or invisible characters, which some programs skip.
 */
const otherFormulas = /^(?:\n|[\s\p{C}\p{Z}]*[=+\-@−])/u;

/**
 * CSV for spreadsheets, from records to text. An apostrophe goes before what could be a formula, as OWASP advises
 * ("CSV injection"). It also keeps the plus and every digit of a phone number, which is a number otherwise.
 */
const csvOptions: Options = {
  columns: exportedFields,
  header: true,
  // Without it, Excel does not read the file as UTF-8.
  bom: true,
  record_delimiter: 'windows',
  // Separators differ by locale, so no cell is left unquoted.
  quoted: true,
  quoted_empty: true,
  escape_formulas: true,
  cast: {
    string: (text) => (otherFormulas.test(text.normalize('NFKC')) ? `'${text}` : text),
    object: (list) => Object.values(list).join(' '),
  },
};

type Inquiries = Iterable<StoredInquiry> | AsyncIterable<StoredInquiry>;

export function csvOf(inquiries: Inquiries): AsyncIterable<Buffer> {
  // `pipeline` passes an error of the source on to whoever reads.
  return pipeline(Readable.from(inquiries), new Stringifier(csvOptions), () => undefined);
}

/** One array of objects, one object a line. */
export async function* jsonOf(inquiries: Inquiries): AsyncGenerator<string> {
  const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;
  let before = '[\n';
  for await (const inquiry of inquiries) {
    const fields = exportedFields.map((field) => [field, inquiry[field]] as const);
    yield before + JSON.stringify(Object.fromEntries(fields.filter(([, value]) => !isEmpty(value))));
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
