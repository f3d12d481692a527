import type { BlogListContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './blogs-template.module.css';

/** Three blog entries, which all link to the same article. */
export function BlogsTemplate({ content, surface }: PageTemplateProps<BlogListContent>) {
  return (
    <>
      <PageBanner surface={surface} intro={content} />
      <BelowFirstView>
        <section className="section">
          <ul className={`wrap ${styles['entries']}`}>
            {content.entries.map((entry) => (
              <li key={entry.id}>
                <article className={`split halves ${styles['entry']}`}>
                  <img src={entry.image} alt="" width="480" height="360" loading="lazy" />
                  <div>
                    <h2>{entry.title}</h2>
                    <p className="lead">{entry.description}</p>
                    <ArrowLink className="text-link" to={entry.link}>
                      {content.action}
                      <span className="visually-hidden">: {entry.title}</span>
                    </ArrowLink>
                  </div>
                </article>
              </li>
            ))}
          </ul>
        </section>
        <NextStep next={content.next} />
      </BelowFirstView>
    </>
  );
}
