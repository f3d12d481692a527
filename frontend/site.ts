/**
 * The company. Every name, address and figure of the site stands here and nowhere else; the build lists those
 * that are still placeholders. `.example` addresses are reserved (RFC 2606) and lead nowhere by accident.
 */
export const site = {
  company: 'Lumenra',
  /** Where the site is published: canonical links, sitemap and shared links start with it. No slash at the end. */
  origin: 'https://www.lumenra.example',
  product: { name: 'Lumenra Retail', url: 'https://retail.lumenra.example' },
  social: {
    facebook: 'https://facebook.lumenra.example',
    instagram: 'https://instagram.lumenra.example',
  },
  figures: { projects: '100+', countries: '15+', retention: '95%', years: '10+' },
  footerYear: 2025,
} as const;
