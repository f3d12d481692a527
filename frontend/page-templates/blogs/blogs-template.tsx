import type { BlogEntry, BlogListContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './blogs-template.module.css';

/** An entry for each post, the newest one large, or three placeholders, which all link to the same article. */
export function BlogsTemplate({ content, surface }: PageTemplateProps<BlogListContent>) {
  const [first, ...others] = content.entries;
  return (
    <>
      <PageBanner surface={surface} intro={content} />
      <BelowFirstView>
        {first && (
          <Section>
            <article className={`split pair ${styles.first}`}>
              <Picture src={first.image} alt="" width={480} height={360} />
              <div className="hero-text">
                <h2>{first.title}</h2>
                <p className="lead">{first.description}</p>
                <ReadLink className="button on-cobalt" entry={first} label={content.action} />
              </div>
            </article>
          </Section>
        )}
        {others.length > 0 && (
          <Section surface="ink">
            <div className="grid-2">
              {others.map((entry) => (
                <article key={entry.id} className={`rounded ${styles.entry}`}>
                  <Picture src={entry.image} alt="" width={480} height={360} />
                  <div className="hero-text soft">
                    <h2 className="heading-3">{entry.title}</h2>
                    <p>{entry.description}</p>
                    <ReadLink className="text-link" entry={entry} label={content.action} />
                  </div>
                </article>
              ))}
            </div>
          </Section>
        )}
        <NextStep next={content.next} />
      </BelowFirstView>
    </>
  );
}

function ReadLink({ className, entry, label }: { className: string; entry: BlogEntry; label: string }) {
  return (
    <ArrowLink className={className} to={entry.link}>
      {/* One element, as the link has a gap between its children. */}
      <span>
        {label}
        <span className="visually-hidden">: {entry.title}</span>
      </span>
    </ArrowLink>
  );
}
