/** The texts of the gallery. */
export const messages = {
  heading: 'Gallery of sections',
  lead: 'Every variant that a section of a service or industry page can have. Copy the line of the one that suits your text into “variants: { }” in the content file of your page, in place of the line that the section has there. Without a line, it is as in frontend/content/variants.ts. On a phone, many variants look alike.',
  parts: 'All parts of the interface on every surface, and the states of the form',
  sections: 'Sections',
  service: 'Service pages',
  industry: 'Industry pages',
  page: 'With the content of',
  file: 'Content file:',
  suits: 'For',
  current: 'As on this page',
  copy: 'Copy',
  copied: 'Copied',
  failed:
    'This section cannot be shown, because its content is missing or not complete. npm run check says what it lacks.',
};
