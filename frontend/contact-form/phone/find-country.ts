/** A country of the library. */
export interface Country {
  name: string;
  /** The name that the list shows instead, if there is one. */
  localName?: string;
  /** Two-letter code, lower case. */
  iso2: string;
}

/** Current names, such as Czechia. Some of the library's are outdated. */
const currentNames = new Intl.DisplayNames('en', { type: 'region' });

/** Abbreviations and other names, by two-letter code. */
const otherNames: Readonly<Record<string, string>> = {
  ae: 'uae,emirates,dubai,abu dhabi',
  ci: 'ivory coast',
  cv: 'cabo verde',
  gb: 'uk,gb,great britain,britain,england,scotland,wales,northern ireland',
  in: 'bharat,hindustan',
  kr: 'korea,republic of korea',
  nl: 'holland',
  sa: 'ksa',
  tl: 'east timor',
  us: 'us,usa,america,united states of america',
  vn: 'viet nam',
};

/** A name in letters and spaces, as nothing else can be typed in the list. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll('-', ' ')
    .replace(/[^\p{L} ]/gu, '')
    .toLowerCase();

/**
 * Finds a country by what a person types: another name or abbreviation, the start of its name, of another name, or of a
 * word in a name, in this order.
 */
export function findCountry(term: string, countries: readonly Country[]): Country | undefined {
  const typed = plain(term);
  /** Such as `;turkey,turkiye,` and `;united kingdom,united kingdom,uk,gb,`. */
  const names = countries.map(
    ({ iso2, name, localName = name }) =>
      `;${plain(localName)},${plain(currentNames.of(iso2.toUpperCase()) ?? '')},${otherNames[iso2] ?? ''},`,
  );
  const parts = [`,${typed},`, `;${typed}`, `,${typed}`, ` ${typed}`];
  const found = parts.map((part) => countries.find((_country, place) => names[place]?.includes(part)));
  return found.find(Boolean);
}
