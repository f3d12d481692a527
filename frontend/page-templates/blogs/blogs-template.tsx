import type { BlogListContent } from '../../content/types.ts';
import { ArrowLink } from '../../layout/arrow-link.tsx';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';

/** An entry for each post, or three placeholders, which all link to the same article. */
export function BlogsTemplate({ content, surface }: PageTemplateProps<BlogListContent>) {
  return (
    <>
      <PageBanner surface={surface} intro={content} />
      <BelowFirstView>
        {content.entries.map((entry, index) => (
          <Section key={entry.id} surface={index % 2 ? 'ink' : undefined}>
            <article className={`split halves pair ${index % 2 ? 'flipped' : ''}`}>
              <Picture src={entry.image} alt="" width={480} height={360} />
              <div className="hero-text">
                <h2>{entry.title}</h2>
                <p className="lead">{entry.description}</p>
                <ArrowLink className="text-link" to={entry.link}>
                  {content.action}
                  <span className="visually-hidden">: {entry.title}</span>
                </ArrowLink>
              </div>
            </article>
          </Section>
        ))}
        <NextStep next={content.next} />
      </BelowFirstView>
    </>
  );
}
