import type { ArticleContent } from '../../content/types.ts';
import illustration from '../../illustrations/blog/article.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { Breadcrumb } from '../../layout/breadcrumb.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { PageLink } from '../../router/page-link.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowLeft } from '../../ui/icon-paths.ts';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './article-template.module.css';
import { eye, heart, share } from './counter-icons.ts';

const counters = [
  { name: 'Views', icon: eye },
  { name: 'Likes', icon: heart },
  { name: 'Shares', icon: share },
];

/** An article with three static counters. */
export function ArticleTemplate({ content, surface }: PageTemplateProps<ArticleContent>) {
  const { breadcrumb, category, heading, lead, author, published, counter, sections, back, next } = content;
  return (
    <article>
      <PageBanner
        surface={surface}
        above={
          <>
            <Breadcrumb group={{ label: breadcrumb.category, path: '/blogs' }} label={breadcrumb.label} />
            <p className={styles['category']}>{category}</p>
          </>
        }
        heading={heading}
        paragraph={lead}
        illustration={{ src: illustration, alt: content.illustrationAlt }}
      >
        <p className={styles['byline']}>
          <span>{`By the ${author}`}</span>
          <time dateTime={published}>
            {new Date(published).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}
          </time>
        </p>
        <ul className={styles['counters']}>
          {counters.map(({ name, icon }) => (
            <li key={name}>
              <Icon path={icon} size={20} />
              <span className="visually-hidden">{name}: </span>
              {counter}
            </li>
          ))}
        </ul>
      </PageBanner>
      <BelowFirstView>
        <div className={`wrap ${styles['body']}`}>
          {sections.map((section) => (
            <section key={section.heading}>
              <h2>{section.heading}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {section.list && (
                <ul>
                  {section.list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {section.steps && (
                <ol>
                  {section.steps.map((step) => (
                    <li key={step}>{step}</li>
                  ))}
                </ol>
              )}
              {section.highlight && <p className={`on-mint ${styles['highlight']}`}>{section.highlight}</p>}
            </section>
          ))}
          <PageLink className={`text-link ${styles['back']}`} to="/blogs">
            <Icon path={arrowLeft} size={20} strokeWidth={2.6} />
            {back}
          </PageLink>
        </div>
        <NextStep next={next} />
      </BelowFirstView>
    </article>
  );
}
