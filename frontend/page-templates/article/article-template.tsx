import type { ArticleContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { linkTo } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { ArticleFrame } from './article-frame.tsx';

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

const itemsOf = (texts: readonly string[]) => texts.map((text) => <li key={text}>{text}</li>);

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
    <ArticleFrame content={content} surface={surface} facts={facts} back={back} next={next}>
      {sections.map((section) => (
        <section key={section.heading}>
          <h2 className="heading-3">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.steps && (
            <div className="panel on-sky">
              <ol>{itemsOf(section.steps)}</ol>
            </div>
          )}
          {section.list && (
            <div className="panel on-sand">
              <ul>{itemsOf(section.list)}</ul>
            </div>
          )}
          {section.link && (
            <p>
              <ArrowLink className="text-link" to={section.link}>
                {linkTo(section.link).label}
              </ArrowLink>
            </p>
          )}
          {section.highlight && <p className="panel on-mint heading-3">{section.highlight}</p>}
        </section>
      ))}
    </ArticleFrame>
  );
}
