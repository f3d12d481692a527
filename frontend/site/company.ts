/** How to reach the company without the form. The phone number is shown as it is here, with its country code. */
const contact: { email: string; phone?: string; postalAddress?: string } = {
  email: 'hello@lumenra.example',
};

/**
 * Countries of most visitors, the first in the list of the phone field, and the areas served in the structured data. A
 * visitor with a time zone or a language of one of them is asked whether a number that is unlikely in the United States
 * belongs there.
 */
const markets: readonly { country: string; timeZones: readonly string[] }[] = [
  { country: 'us', timeZones: [] },
  { country: 'in', timeZones: ['Asia/Kolkata', 'Asia/Calcutta'] },
  { country: 'ae', timeZones: ['Asia/Dubai'] },
];

/**
 * The only place for the company's names, URLs and figures. The build lists those that are still placeholders; the
 * `.example` domain is reserved for such (RFC 2606).
 */
export const company = {
  name: 'Lumenra',
  /** Origin of canonical links, the sitemap and shared links. No trailing slash. */
  origin: 'https://www.lumenra.example',
  product: {
    name: 'Lumenra Retail',
    url: 'https://retail.lumenra.example',
  },
  social: {
    facebook: 'https://facebook.lumenra.example',
    instagram: 'https://instagram.lumenra.example',
  },
  contact,
  markets,
  figures: { projects: '100+', countries: '15+', retention: '95%', years: '10+' },
  footerYear: 2025,
} as const;
