import type { InquiryRecord } from './inquiry-record.ts';

/** One array of objects, one object a line. */
export async function* jsonOf(inquiries: AsyncIterable<InquiryRecord>): AsyncGenerator<string> {
  let before = '[\n';
  let after = '[]\n';
  for await (const inquiry of inquiries) {
    yield before + JSON.stringify(inquiry);
    before = ',\n';
    after = '\n]\n';
  }
  yield after;
}
