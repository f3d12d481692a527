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
  cn: 'prc,peoples republic of china',
  cv: 'cabo verde',
  cz: 'czechia',
  gb: 'uk,gb,great britain,britain,england,scotland,wales,northern ireland',
  hk: 'hongkong',
  ie: 'eire,republic of ireland',
  in: 'bharat,hindustan',
  kp: 'dprk',
  kr: 'korea,republic of korea',
  mk: 'north macedonia',
  mm: 'burma',
  nl: 'holland',
  nz: 'nz',
  ru: 'russian federation',
  sa: 'ksa',
  sz: 'eswatini',
  tl: 'east timor',
  tr: 'turkiye',
  us: 'us,usa,america,united states of america',
  va: 'holy see',
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
 * word in its name, in this order.
 */
export function findCountry(term: string, countries: readonly Country[]): Country | undefined {
  const typed = plain(term);
  const others = ({ iso2 }: Country) => otherNames[iso2]?.split(',') ?? [];
  const nameOf = ({ name, localName }: Country) => plain(localName ?? name);
  const ways: ((country: Country) => boolean)[] = [
    (country) => others(country).includes(typed),
    (country) => nameOf(country).startsWith(typed),
    (country) => others(country).some((name) => name.startsWith(typed)),
    (country) => nameOf(country).includes(` ${typed}`),
  ];
  for (const way of ways) {
    const found = countries.find(way);
    if (found) return found;
  }
  return undefined;
}
