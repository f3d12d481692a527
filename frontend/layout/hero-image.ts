import type { HeroContent, PageIllustration } from '../content/types.ts';
import { type IndustryPath, industrySlugOf } from '../site/industries.ts';
import { groupOf, hireGroup } from '../site/menus.ts';
import { groupImages } from './group-images.ts';
import { industryIllustration } from './industry-illustrations.ts';

interface HeroImage extends PageIllustration {
  /**
   * Where the subject of an SVG of 880 by 360 is. An SVG of 480 by 360 is shown as a whole, and a photo is cropped to any
   * place.
   */
  wide: 'middle' | 'right' | undefined;
}

/** The image at the top of a service or industry page: its own, or that of its group as decoration. */
export function heroImage(path: string, intro: HeroContent['intro']): HeroImage {
  const group = groupOf(path);
  if (intro.illustration) return { ...intro, wide: group ? undefined : 'middle' };
  if (group) {
    const { illustration } = groupImages[group.id];
    return { illustration, illustrationAlt: '', wide: group === hireGroup ? 'right' : undefined };
  }
  const { src, wide } = industryIllustration(industrySlugOf(path as IndustryPath));
  return { illustration: src, illustrationAlt: '', wide: wide ? 'middle' : undefined };
}
