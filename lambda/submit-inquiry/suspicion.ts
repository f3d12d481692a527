import type { Inquiry } from '#shared/inquiry.ts';
import { isGibberish } from './gibberish.ts';

/** Why an inquiry looks as if no customer wrote it. A mark for its readers, never a reason to drop it. */
export type Suspicion =
  /** The comment holds many links. */
  | 'links'
  /** The name is, or holds, a link. */
  | 'name'
  /** The comment is long, and no language. */
  | 'gibberish'
  /** The comment is written as a forum's or a page's source, as programs that fill every form write it. */
  | 'markup'
  /** It tries out whether the service can be attacked. */
  | 'probe';

/** Links from which on a comment has many: a person may well name a site, two profiles and a document. */
const manyLinks = 5;

const link = /https?:\/\/|\bwww\./gi;
const markup = /\[\/?url\b|<a\s[^>]{0,200}href|\[link=/i;
const probe =
  /<script\b|\$\{jndi:|\bunion\s+(?:all\s+)?select\b|'\s*or\s*'?1'?\s*=\s*'?1|\.\.\/\.\.\/|\{\{\s*7\s*\*\s*7/i;

/**
 * What is suspicious about an inquiry; mostly nothing. Conservative: an ordinary inquiry in any language and script
 * is never marked, so a mark says something. Work grows in proportion to the text.
 */
export function suspicionsOf({ name, comment }: Inquiry): readonly Suspicion[] {
  const found: Record<Suspicion, boolean> = {
    links: (comment.match(link)?.length ?? 0) >= manyLinks,
    name: name.search(link) >= 0,
    gibberish: isGibberish(comment),
    markup: markup.test(comment),
    probe: probe.test(name) || probe.test(comment),
  };
  return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}
