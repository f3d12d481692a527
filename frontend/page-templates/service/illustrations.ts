/** Addresses of the illustrations of service pages and of their parts, by where they lie. */
const files = import.meta.glob<string>(
  './{ai-services,generative-ai,ml-ds,computer-vision,ai-consulting,enterprise-app,eaas}/**/*.svg',
  { base: '../../illustrations', eager: true, import: 'default', query: '?url' },
);

/** The page's own illustration. */
export const illustrationOf = (path: string) => files[`.${path}.svg`];

/** A small illustration of one of the page's steps or solutions; not every page has them. */
export const detailIllustrationOf = (path: string, name: 'step' | 'solution', index: number) =>
  files[`.${path}/${name}-${index + 1}.svg`];
