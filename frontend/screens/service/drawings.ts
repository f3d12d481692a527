/** Addresses of the drawings, by the address of their page. */
const files = import.meta.glob<string>(
  '../../illustrations/{ai-services,generative-ai,ml-ds,computer-vision,ai-consulting,enterprise-app,eaas}/*.svg',
  {
    eager: true,
    import: 'default',
    query: '?url',
  },
);
const details = import.meta.glob<string>('../../illustrations/*/*/*.svg', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The page's own drawing. */
export const drawingOf = (path: string) => files[`../../illustrations${path}.svg`];

/** A small drawing of one of the page's steps or solutions; not every page has them. */
export const detailOf = (path: string, name: 'step' | 'solution', index: number) =>
  details[`../../illustrations${path}/${name}-${index + 1}.svg`];
