import type { Inquiry } from '#shared/inquiry.ts';

/** Why an inquiry may be spam. A mark for its readers, never a reason to drop it. */
export type Suspicion = keyof typeof points;

/** How much each sign counts. Marks are given from `enough` points on: most signs mean little by themselves. */
const points = {
  /** No browser sent it. */
  program: 3,
  /** It came from a page of another website. */
  otherSite: 3,
  /** The form was sent sooner than a person can fill it in. */
  fast: 3,
  /** The name is, or holds, a link. */
  name: 3,
  /** The comment contains the markup of a forum or a web page, as form-filling programs write it. */
  markup: 3,
  /** It contains a known attack pattern. */
  probe: 3,
  /** The comment holds many links. */
  links: 3,
  /** The comment holds a link. */
  link: 1,
  /** An offer that only spam makes. */
  offer: 3,
  /** How sellers write to strangers. */
  pitch: 2,
  /** What most spam is about, and what some companies do. */
  topic: 1,
} as const;

const enough = 3;

/** From this number of links on, a comment is marked: a person may well name a site, two profiles and a document. */
const manyLinks = 5;

const link = /https?:\/\/(?:www\.)?|\bwww\.|\bt\.me\//gi;

const anyOf = (...patterns: readonly RegExp[]) =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

const textSigns = {
  markup: /\[\/?url\b|<a\s[^>]{0,200}href|\[link=/i,
  probe:
    /<script\b|\$\{jndi:|\bunion\s+(?:all\s+)?select\b|'\s*or\s*'?1'?\s*=\s*'?1|\.\.\/\.\.\/|\{\{\s*7\s*\*\s*7/i,
  offer: anyOf(
    /\b(?:place|rank|get) your (?:web)?site (?:on|in|to)\b|\byour (?:web)?site is not (?:on|ranking)\b|\bdo-?follow\b/,
    /\bguest post(?:s|ing)\b|\bsponsored post\b|\bmillions of contact forms\b|\bhot girls\b|\bfree adult dating\b/,
    /\b(?:buy|cheap|order) (?:viagra|cialis|tramadol)\b|\bplay online casino\b|\bthese weight[- ]loss pills\b/,
    /\bdouble your (?:bitcoin|money)\b|\b(?:make|earn) money (?:from home|online)\b|\bno credit check\b|\bdeceased client\b/,
    /\bneed an? (?:\w+ )?loan\b|\bihre website auf platz 1\b|заработок в интернете|¿necesita un préstamo|besoin d[’']un prêt/,
  ),
  pitch: anyOf(
    /\bdear (?:sir|business owner)\b|\bsir\/madam\b|\bsend you (?:a free|our packages|our price)|\bshare your phone number\b/,
    /\bclick here:? https?:|\bact now\b|\bapply today\b|\bclaim it\b|\breply stop\b|\bunsubscribe: http|\bto opt[- ]out\b/,
    /\bmoney back guarantee\b|\bor your money back\b|\byou have been selected\b|\bpassive income\b|\bfor only \$\d/,
    /\bguaranteed (?:profits?|returns?)\b|\bearn \$\d|\bno experience needed\b|\bstrictly confidential\b|zum festpreis:|в топ яндекса/,
    /\b(?:seo|web design|app development|digital marketing) (?:company|agency)\b.{0,40}\bwe can\b/,
    /\b(?:interested in|want) (?:an|the) (?:email|mailing|attendees) list\b|\bmillion (?:targeted )?leads\b/,
  ),
  topic: anyOf(
    /\bseo\b|\bback-?links?\b|\blink building\b|\bdomain authority\b|\branking|\btraffic\b|\bprice list\b|\baffordable price/,
    /\bcasino\b|\bbetting\b|\bslots\b|\bcrypto\b|\bbitcoin\b|\bforex\b|\bloans?\b|\binvest|\bdating\b|\bnext of kin\b/,
    /\b(?:visited|came across|looking at|noticed|found) your (?:web)?site\b|\bcontacts\b|\bleads\b|\bbulk email\b/,
    /\bredesign your\b|\bgift card\b|\bwire transfer\b|\bweb design\b|казино|кредит|продвижение|préstamo|référencement/,
  ),
} as const;

/**
 * Marks of suspicion; none for most inquiries. The rules are conservative: an ordinary inquiry in any language or
 * script gets no mark. The time they take is linear in the length of the text.
 * @param signs of the request itself
 */
export function suspicionsOf(
  { name, comment }: Inquiry,
  signs: readonly Suspicion[] = [],
): readonly Suspicion[] {
  const links = comment.match(link)?.length ?? 0;
  const found: readonly Suspicion[] = [
    ...signs,
    ...(links >= manyLinks ? (['links'] as const) : links > 0 ? (['link'] as const) : []),
    ...(name.search(link) >= 0 ? (['name'] as const) : []),
    ...(Object.keys(textSigns) as (keyof typeof textSigns)[]).filter((sign) =>
      textSigns[sign].test(`${name}\n${comment}`),
    ),
  ];
  const sufficient = found.filter((sign) => points[sign] >= enough);
  if (sufficient.length > 0) return sufficient;
  return found.reduce((sum, sign) => sum + points[sign], 0) >= enough ? found : [];
}
