/** The sections that the gallery shows, in the order of a page, and the content that each of their variants suits. */

import type { Four } from '#frontend/content/types.ts';
import type { HeroVariants, IndustryVariants, ServiceVariants } from '#frontend/content/variants.ts';
import { cardSurfaces, type Surface } from '#frontend/ui/surface.ts';

export interface GallerySection<Variants, Name extends string = string> {
  heading: string;
  /** Where the section gets what it shows, or what its surfaces depend on. */
  note?: string;
  /** What the author chooses a surface for. */
  surfaces?: readonly string[];
  /** By the name of a variant: the content that it suits. */
  suits: Readonly<Record<Name, string>>;
  /** What the author writes. Surfaces that the section does not have are ignored. */
  choose(name: Name, surfaces: Four<Surface>): Partial<Variants>;
}

/** The names of a section's variants. */
type NameOf<Choice> = Choice extends { variant: infer Name extends string; place: infer Place extends string }
  ? `${Name} ${Place}`
  : Choice extends { variant: infer Name extends string }
    ? Name
    : Choice;

/** Every section with every variant. Those of the hero are the places of its illustration. */
export type SectionsOf<Variants extends HeroVariants> = {
  readonly [Section in Exclude<keyof Variants, 'illustration'>]: GallerySection<
    Variants,
    (Section extends 'hero' ? Variants['illustration'] : NameOf<Variants[Section]>) & string
  >;
};

const hero = {
  heading: 'Top of the page',
  note: 'A surface other than the background of the illustration shows its edges.',
  surfaces: ['Surface'],
  suits: {
    right: 'a scene that fills its half, up to the edges',
    left: 'a scene that fills its half, up to the edges',
    inset: 'a scene that continues on the right, out of a panel',
  },
  choose: (illustration: HeroVariants['illustration'], [surface]: Four<Surface>) => ({
    hero: surface,
    illustration,
  }),
};

const benefits = {
  heading: 'Benefits',
  surfaces: ['Surface'],
  suits: {
    columns: 'short, parallel points',
    panels: 'points that each stand alone',
    ledger: 'points for several readers, to go through one by one',
  },
};

const related = {
  'lists below': { variant: 'lists', place: 'below' },
  'lists above': { variant: 'lists', place: 'above' },
  'cards below': { variant: 'cards', place: 'below' },
  'cards above': { variant: 'cards', place: 'above' },
} as const;

export const serviceSections: SectionsOf<ServiceVariants> = {
  hero,
  flow: {
    heading: 'Explanation, input and output',
    note: 'Surfaces other than that of the benefits, which follow, keep the sections apart. A sample has the first one.',
    surfaces: ['Input', 'Output'],
    suits: {
      sides: 'input and output that the reader compares',
      beside: 'an explanation that the lists complete',
      funnel: 'many sources and one result',
    },
    choose: (variant, [input, output]) => ({ flow: { variant, surfaces: [input, output] } }),
  },
  steps: {
    heading: 'Steps',
    suits: {
      strip: 'stages of equal weight, or one sample at each stage',
      panels: 'steps on panels, next to sections without any',
      feature: 'a first step that decides the others',
    },
    choose: (steps) => ({ steps }),
  },
  benefits: {
    ...benefits,
    choose: (variant, [surface]) => ({ benefits: { variant, surface } }),
  },
  solutions: {
    heading: 'Solutions',
    surfaces: ['Surface'],
    suits: {
      rows: 'a sequence or layers',
      panels: 'offers to choose from',
      cards: 'kinds to compare',
    },
    choose: (variant, [surface]) => ({ solutions: { variant, surface } }),
  },
  why: {
    heading: 'Reasons and questions',
    note: 'Only a band can be dark. Cards and rows follow the first one in a fixed order.',
    surfaces: ['First'],
    suits: {
      cards: 'reasons of one sentence each',
      rows: 'questions as important as the reasons',
      band: 'reasons that read as one block',
    },
    choose: (variant, [surface]) => ({
      why:
        variant === 'band'
          ? { variant, surface }
          : { variant, first: cardSurfaces.find((name) => name === surface) ?? 'sky' },
    }),
  },
  related: {
    heading: 'Links to industries and services',
    note: 'Below or above the reasons. A page that has no links yet, in site/industry-services.ts and site/related-services.ts, is shown with those of another.',
    suits: {
      'lists below': 'services whose names say enough',
      'lists above': 'services whose names say enough',
      'cards below': 'services that need their line of hint',
      'cards above': 'services that need their line of hint',
    },
    choose: (name) => ({ related: related[name] }),
  },
};

export const industrySections: SectionsOf<IndustryVariants> = {
  hero,
  situation: {
    heading: 'Situation',
    suits: {
      row: 'short paragraphs next to a heading',
      columns: 'longer paragraphs',
    },
    choose: (situation) => ({ situation }),
  },
  capabilities: {
    heading: 'Capabilities',
    surfaces: ['Surface'],
    suits: { columns: benefits.suits.columns, panels: benefits.suits.panels },
    choose: (variant, [surface]) => ({ capabilities: { variant, surface } }),
  },
  benefits: {
    ...benefits,
    note: 'The first project has the same surface.',
    choose: (variant, [surface]) => ({ benefits: { variant, surface } }),
  },
  firstProject: {
    heading: 'First project',
    suits: {
      list: 'steps to read in order',
      cards: 'steps of one sentence each',
    },
    choose: (firstProject) => ({ firstProject }),
  },
};
