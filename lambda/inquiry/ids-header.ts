/** An email's header, as SES takes it. */
export interface Header {
  readonly Name: string;
  readonly Value: string;
}

const name = 'X-Inquiries';

/** SES allows 870 characters in a header, and an id has 23. */
const mostIds = 36;

/** The headers that say which inquiries an email is about. SES repeats them in its report of a bounce. */
export function headersOfIds(ids: readonly string[]): readonly Header[] {
  return Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, i) => ({
    Name: `${name}-${i + 1}`,
    Value: ids.slice(i * mostIds, (i + 1) * mostIds).join(' '),
  }));
}

/** The ids in such headers, among others. */
export function idsInHeaders(headers: Iterable<Header>): readonly string[] {
  const own = [...headers].filter(({ Name }) => Name.toLowerCase().startsWith(`${name.toLowerCase()}-`));
  return own.flatMap(({ Value }) => Value.split(/\s+/).filter((id) => id !== ''));
}
