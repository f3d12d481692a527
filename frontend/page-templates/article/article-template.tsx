import type { ArticleContent, ArticleSection } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { linkTo } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { TermList } from '../../ui/term-list.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { ArticleFrame } from './article-frame.tsx';
import styles from './article-template.module.css';
import { TextImage } from './text-image.tsx';

const counters = [
  { name: 'Views', icon: 'M2 12c5-9 15-9 20 0-5 9-15 9-20 0M9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0' },
  {
    name: 'Likes',
    icon: 'M12 20.5 3.8 12C.5 8.5 2.8 4 6.8 4c2.3 0 4.2 1.2 5.2 3.2C13 5.2 14.9 4 17.2 4c4 0 6.3 4.5 3 8z',
  },
  {
    name: 'Shares',
    icon: 'M15 5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0m12 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0M8.6 10.5l6.8-4m-6.8 7 6.8 4',
  },
];

/** An article with three static counters. */
export function ArticleTemplate({ content, surface }: PageTemplateProps<ArticleContent>) {
  const { counter, sections, back, next } = content;
  const facts = counters.map(({ name, icon }) => (
    <li key={name}>
      <Icon path={icon} />
      <span className="visually-hidden">{name}: </span>
      {counter}
    </li>
  ));
  return (
    <ArticleFrame
      content={content}
      surface={surface}
      facts={facts}
      back={back}
      next={next}
      headings={sections.map(({ id, heading }) => ({ id, text: heading }))}
    >
      {sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </ArticleFrame>
  );
}

function Section({ section }: { section: ArticleSection }) {
  const { id, heading, paragraphs, figure, steps, list, highlight, link } = section;
  return (
    <section className={styles.section}>
      <h2 id={id}>{heading}</h2>
      <div className={styles.parts}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {figure && (
          <div className={styles.wide}>
            <TextImage
              src={figure.illustration}
              alt={figure.illustrationAlt}
              caption={figure.caption}
              width={720}
              room={1000}
            />
          </div>
        )}
        {steps && (
          <ol role="list" className={`panel on-sky ${styles.wide} ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {list && <TermList items={list} className={`panel on-ink ${styles.wide} ${styles.list}`} />}
        {highlight && <Highlight {...highlight} />}
        {link && (
          <p>
            <ArrowLink className="text-link" to={link}>
              {linkTo(link).label}
            </ArrowLink>
          </p>
        )}
      </div>
    </section>
  );
}

function Highlight({ text, illustration }: NonNullable<ArticleSection['highlight']>) {
  if (!illustration) return <p className={`heading-2 ${styles.wide} ${styles.quote}`}>{text}</p>;
  return (
    <div className={`on-mint rounded ${styles.wide} ${styles.highlight}`}>
      <p className={`heading-2 ${styles.highlightText}`}>{text}</p>
      <Picture src={illustration} alt="" width={480} height={360} />
    </div>
  );
}
