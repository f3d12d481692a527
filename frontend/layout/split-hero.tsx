import type { ComponentProps } from 'react';
import type { IllustrationPlace } from '../content/page-layouts.ts';
import { buttonClass } from '../ui/button.ts';
import { Icon } from '../ui/icon.tsx';
import { arrowRight } from '../ui/icon-paths.ts';
import type { Surface } from '../ui/surface.ts';
import { Unbroken } from '../ui/unbroken.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import styles from './split-hero.module.css';

interface SplitHeroProps {
  surface: Surface;
  breadcrumb: ComponentProps<typeof Breadcrumb>;
  heading: string;
  paragraph: string;
  /** Label of the button that leads to the form on the same page. */
  action: string;
  illustration: { src: string | undefined; alt: string; place: IllustrationPlace };
}

/** The top of a service or industry page: text in one panel, the illustration in the other. */
export function SplitHero(props: SplitHeroProps) {
  const { surface, breadcrumb, heading, paragraph, action, illustration } = props;
  const light = surface !== 'cobalt' && surface !== 'ink';
  return (
    <section className={`on-${surface} ${styles['hero']} ${styles[illustration.place] ?? ''}`}>
      <div className={styles['text']}>
        <Breadcrumb {...breadcrumb} />
        <h1>
          <Unbroken text={heading} />
        </h1>
        <p>{paragraph}</p>
        <a className={buttonClass(light ? 'ink' : 'coral')} href="#contact">
          {action}
          <Icon path={arrowRight} strokeWidth={2.6} />
        </a>
      </div>
      <img src={illustration.src} alt={illustration.alt} width="480" height="360" fetchPriority="high" />
    </section>
  );
}
