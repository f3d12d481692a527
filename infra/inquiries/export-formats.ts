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
 * Where a cell may begin within a text. Programs whose separator is not the comma ignore quotation marks in the middle of
 * what they take for a cell, so every separator and line break in a text begins another one.
 */
const cellStarts = /(?<=[,;|\t\n\r\u2028\u2029])/;

/**
 * What could begin a formula, in decomposed form (NFKD), which has no look-alikes: a sign, also after white space,
 * invisible characters and quotation marks, which some programs skip.
 */
const formulaStart = /^[\s"\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]*[=+\-@−]/u;

/** An apostrophe goes before what could be a formula, as OWASP advises ("CSV injection"), wherever a cell may begin. */
const withoutFormulas = (text: string) =>
  text
    .split(cellStarts)
    .map((part) => (formulaStart.test(part.normalize('NFKD')) ? `'${part}` : part))
    .join('');

/**
 * CSV for spreadsheets and programs, from records to text. The apostrophe also keeps the plus and every digit of a phone
 * number, which is a number otherwise.
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
  cast: { string: withoutFormulas, object: (list) => Object.values(list).join(' ') },
};

type Inquiries = Iterable<StoredInquiry> | AsyncIterable<StoredInquiry>;

export function csvOf(inquiries: Inquiries): AsyncIterable<Buffer> {
  // `pipeline` passes an error of the source on to whoever reads.
  return pipeline(Readable.from(inquiries), new Stringifier(csvOptions), () => undefined);
}

/** What XML cannot hold, and an underscore that would begin such a code: `_xFFFE_` is how a workbook writes U+FFFE. */
const needsCode = /[\uFFFE\uFFFF]|_(?=x[\dA-F]{4}_)/gi;
const codeOf = (text: string) => `_x${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** A workbook in which every cell is text, so that none is a formula, a number or a date. */
export async function* xlsxOf(inquiries: Inquiries): AsyncGenerator<Uint8Array> {
  // Loaded here because nothing else needs it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  async function* rows() {
    for await (const inquiry of inquiries)
      yield exportedFields.map((field) => {
        const value = inquiry[field] ?? '';
        return (typeof value === 'string' ? value : value.join(' ')).replace(needsCode, codeOf);
      });
  }
  yield* writeXlsxStream(rows(), {
    name: 'Inquiries',
    columns: exportedFields.map((header) => ({ header, width: 24 })),
    freezePane: { rows: 1 },
  });
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
