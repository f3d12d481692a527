import type { Inquiry } from '#shared/inquiry.ts';

/** Why an inquiry may be spam. A mark for its readers, never a reason to drop it. */
export type Suspicion =
  /** The comment holds many links. */
  | 'links'
  /** The name is, or holds, a link. */
  | 'name'
  /** The comment contains the markup of a forum or a web page, as form-filling programs write it. */
  | 'markup'
  /** It contains a known attack pattern. */
  | 'probe';

/** From this number of links on, a comment is marked: a person may well name a site, two profiles and a document. */
const manyLinks = 5;

const link = /https?:\/\/(?:www\.)?|\bwww\./gi;
const markup = /\[\/?url\b|<a\s[^>]{0,200}href|\[link=/i;
const probe =
  /<script\b|\$\{jndi:|\bunion\s+(?:all\s+)?select\b|'\s*or\s*'?1'?\s*=\s*'?1|\.\.\/\.\.\/|\{\{\s*7\s*\*\s*7/i;

/**
 * Marks of suspicion; none for most inquiries. The rules are conservative: an ordinary inquiry in any language or
 * script gets no mark. The time they take is linear in the length of the text.
 */
export function suspicionsOf({ name, comment }: Inquiry): readonly Suspicion[] {
  const found: Record<Suspicion, boolean> = {
    links: (comment.match(link)?.length ?? 0) >= manyLinks,
    name: name.search(link) >= 0,
    markup: markup.test(comment),
    probe: probe.test(name) || probe.test(comment),
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}
