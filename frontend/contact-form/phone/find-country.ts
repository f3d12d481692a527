/** A country of the library. */
export interface Country {
  name: string;
  /** The name that the list shows instead, if there is one. */
  localName?: string;
  /** Two-letter code, lower case. */
  iso2: string;
}

/** Abbreviations and other names, by two-letter code. */
const otherNames: Readonly<Record<string, string>> = {
  ae: 'uae,emirates,dubai,abu dhabi',
  ci: 'ivory coast',
  cv: 'cabo verde',
  cz: 'czechia',
  gb: 'uk,gb,great britain,britain,england,scotland,wales,northern ireland',
  in: 'bharat,hindustan',
  kr: 'korea,republic of korea',
  mk: 'north macedonia',
  mm: 'burma',
  nl: 'holland',
  sa: 'ksa',
  sz: 'eswatini',
  tl: 'east timor',
  tr: 'turkiye',
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
  /** Such as `;united kingdom,uk,gb,`. */
  const namesOf = ({ iso2, name, localName }: Country) =>
    `;${plain(localName ?? name)},${otherNames[iso2] ?? ''},`;
  for (const part of [`,${typed},`, `;${typed}`, `,${typed}`, ` ${typed}`]) {
    const found = countries.find((country) => namesOf(country).includes(part));
    if (found) return found;
  }
  return undefined;
}
