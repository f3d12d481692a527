import { type InquiryRecord, recordFields } from './inquiry-record.ts';

/** Tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * A cell that a spreadsheet could take for a formula: `=`, `+`, `-`, `@`, also as the full-width and small forms that
 * East Asian input makes and the mathematical minus, after whatever white space or invisible character a program may
 * skip; or one that begins with a tab or a line break, which some programs drop before they look.
 */
const formula = /^(?:[\t\r\n]|[\s\p{C}\p{Z}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u;

/**
 * One cell of CSV (RFC 4180), always in quotes, so that no separator of any locale splits it.
 *
 * An apostrophe goes before whatever could be a formula, as OWASP advises ("CSV injection"): spreadsheets then take
 * the cell for text. It also is what lets phone numbers survive: without it `+12015550123` becomes the number
 * 12,015,550,123 (or 1.2E+10), with it every digit and the plus stay; whoever reads the file by program takes one
 * leading apostrophe off, or uses the JSON. `="+1..."`, the usual trick, is a formula itself.
 */
export function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

const csvRow = (cells: readonly string[]) => `${cells.map(csvCell).join(',')}\r\n`;

/** A header, then a row for each inquiry; the last cell says why it is marked as suspicious, and mostly is empty. */
export async function* csvOf(inquiries: AsyncIterable<InquiryRecord>): AsyncGenerator<string> {
  yield byteOrderMark + csvRow([...recordFields, 'suspect']);
  for await (const inquiry of inquiries) {
    const { suspect = [] } = inquiry;
    yield csvRow([...recordFields.map((field) => inquiry[field]), suspect.join(' ')]);
  }
}
