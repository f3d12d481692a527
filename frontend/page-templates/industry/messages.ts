/** Headings that all industry pages share. */
export const industryMessages = { services: 'Services behind these solutions' };
