import type { ScratchCheckout } from './scratch-checkout.ts';

const museumContent = `import illustration from '../illustrations/pages/about.svg';
import type { MuseumContent } from './types.ts';

export const content = {
  metadata: {
    title: 'A Museum of Software That People Used',
    description: 'Programs that people used every day for years, who wrote them, and what is still easy to change in them after all this time.',
  },
  heading: 'Software that people used every day',
  lead: 'Tell us what you have built and what you would do differently now.',
  illustration,
  illustrationAlt: 'Three people stand next to a chart.',
} satisfies MuseumContent;
`;

const museumTemplate = `import type { MuseumContent } from '../../content/types.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';

export function MuseumTemplate({ content, surface }: PageTemplateProps<MuseumContent>) {
  return <PageBanner surface={surface} intro={content} />;
}
`;

const museumKind = `  museum: {
    template: () => import('../page-templates/museum/museum-template.tsx').then((m) => m.MuseumTemplate),
    surface: () => 'sky',
    structuredData: ['webPage'],
  },
`;

/** Adds a page of a kind of its own, as the frontend's README describes it. */
export function addPageOfAnotherKind(checkout: ScratchCheckout): void {
  const members = 'metadata: PageMetadata; heading: string; lead: string';
  checkout.edit(
    'frontend/content/types.ts',
    /$/,
    `export interface MuseumContent extends Illustration { ${members} }\n`,
  );
  checkout.edit(
    'frontend/content/types.ts',
    'interface ContentOf {',
    'interface ContentOf {\n  museum: MuseumContent;',
  );
  checkout.write('frontend/content/museum.ts', museumContent);
  checkout.write('frontend/page-templates/museum/museum-template.tsx', museumTemplate);
  checkout.edit(
    'frontend/build/social-image.ts',
    '  faq: (',
    '  museum: ({ illustration }) => illustration,\n  faq: (',
  );
  checkout.edit('frontend/app/page-kinds.ts', '  faq: {', `${museumKind}  faq: {`);
  checkout.edit('frontend/site/pages.ts', /type GeneralKind =\s*\|?/, "type GeneralKind = 'museum' |");
  const line = "{ kind: 'museum', path: '/museum', label: 'Museum' },\n";
  checkout.edit('frontend/site/pages.ts', /^\] as const satisfies/m, (end = '') => line + end);
}
