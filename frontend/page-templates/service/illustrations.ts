/** URLs of the service pages' illustrations, by file. */
const files = import.meta.glob<string>(
  './{ai-services,generative-ai,ml-ds,computer-vision,ai-consulting,enterprise-app,eaas}/**/*.svg',
  { base: '../../illustrations', eager: true, import: 'default', query: '?url' },
);

/** The page's own illustration. */
export const illustrationOf = (path: string) => files[`.${path}.svg`];

/** The small illustration of a step or solution, if the page has one. */
export const detailIllustrationOf = (path: string, name: 'step' | 'solution', index: number) =>
  files[`.${path}/${name}-${index + 1}.svg`];
