/** The compiler checks this file: it fails if one of these lines compiles, which means that a type lost its guard. */
import { content as home } from '#frontend/content/home.ts';
import { content as industries } from '#frontend/content/industries.ts';
import type { HomeContent, IndustriesContent, IndustryCard, WhyTitle } from '#frontend/content/types.ts';
import type { ServiceVariants } from '#frontend/content/variants.ts';
import { groupImages } from '#frontend/layout/group-images.ts';
import { whyIcons } from '#frontend/page-templates/service/why-icons.ts';
import { type SectionsOf, serviceSections } from '#test/gallery/sections.ts';

/** A copy without one of its entries. */
const without = <T extends object, K extends keyof T>(all: T, name: K): Omit<T, K> => {
  const { [name]: _, ...others } = all;
  return others;
};

// @ts-expect-error a summary of an industry that does not exist
({ ...industries.summaries, space: '' }) satisfies IndustriesContent['summaries'];
// @ts-expect-error a card of an industry that does not exist
'/industries/space' satisfies IndustryCard['url'];
// @ts-expect-error a group of services has no images
without(groupImages, 'eaas') satisfies typeof groupImages;
// @ts-expect-error a group has no sentence on the home page
without(home.services.groups, 'eaas') satisfies HomeContent['services']['groups'];
// @ts-expect-error the specification has no such title
'Passion' satisfies WhyTitle;
// @ts-expect-error a title has no icon
without(whyIcons, 'Support') satisfies typeof whyIcons;
type Sections = SectionsOf<ServiceVariants>;
// @ts-expect-error a section that the gallery does not show
without(serviceSections, 'steps') satisfies Sections;
// @ts-expect-error a variant that the gallery does not show
without(serviceSections.steps.suits, 'panels') satisfies Sections['steps']['suits'];
// @ts-expect-error a place of links that the gallery does not show
without(serviceSections.related.suits, 'cards above') satisfies Sections['related']['suits'];
