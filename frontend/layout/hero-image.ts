import type { HeroContent, MovingIllustration } from '../content/types.ts';
import { type IndustryPath, industrySlugOf } from '../site/industries.ts';
import { groupOf, hireGroup } from '../site/menus.ts';
import { groupImages } from './group-images.ts';
import { industryIllustration } from './industry-illustrations.ts';

interface HeroImage extends MovingIllustration {
  /** An SVG is 880 by 360 instead of 480 by 360. A photo is cropped to any place. */
  wide: boolean;
}

/** The image at the top of a service or industry page: its own, or that of its group as decoration. */
export function heroImage(path: string, intro: HeroContent['intro']): HeroImage {
  const group = groupOf(path);
  if (intro.illustration) return { ...intro, wide: !group };
  if (group) {
    const { illustration } = groupImages[group.id];
    return { illustration, illustrationAlt: '', wide: group === hireGroup };
  }
  const { src, wide } = industryIllustration(industrySlugOf(path as IndustryPath));
  return { illustration: src, illustrationAlt: '', wide };
}
