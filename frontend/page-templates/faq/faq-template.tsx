import type { FaqContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { LinkList } from '../../layout/link-list.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { linkTo } from '../../site/menus.ts';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { TitledText } from '../../ui/titled-text.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './faq-template.module.css';

/**
 * Four questions with collapsible answers, which work without JavaScript, then how an engagement starts, the shapes it can
 * take, and what drives its cost.
 */
export function FaqTemplate({ content, surface }: PageTemplateProps<FaqContent>) {
  const { engagement, costs } = content;
  return (
    <>
      <PageBanner surface={surface} intro={content} />
      <BelowFirstView>
        <Section>
          <div className={content.questionsIllustration ? `split ${styles.questions}` : ''}>
            <div className="ruled">
              {content.questions.map(({ question, answer, links }, index) => (
                <details key={question} className={styles.item} open={index === 0}>
                  <summary className="spread">
                    <h2 className="heading-3">{question}</h2>
                    <span className="disc on-sand">
                      <Icon path={chevronDown} size={26} strokeWidth={2.4} />
                    </span>
                  </summary>
                  <div className={styles.answer}>
                    {answer.map((paragraph) => (
                      <p key={paragraph} className="lead">
                        {paragraph}
                      </p>
                    ))}
                    {links && <LinkList links={links.map(linkTo)} />}
                  </div>
                </details>
              ))}
            </div>
            <Picture src={content.questionsIllustration} alt="" width={600} height={600} />
          </div>
        </Section>
        <Section surface="mint" intro={engagement}>
          <ul role="list" className="soft grid-3 panels thumbs">
            {engagement.items.map(({ title, text, illustration }) => (
              <li key={title} className={styles.shape}>
                <Picture src={illustration} alt="" width={240} height={180} />
                <TitledText title={title} text={text} />
              </li>
            ))}
          </ul>
        </Section>
        <Section aria-labelledby="costs">
          <div className={`split ${styles.costs}`}>
            <div className={styles.costsHeading}>
              <h2 id="costs">{costs.heading}</h2>
              <Picture src={costs.illustration} alt="" width={480} height={360} />
            </div>
            <ol role="list" className={`soft ruled ${styles.drivers}`}>
              {costs.items.map(({ title, text }) => (
                <li key={title} className={styles.driver}>
                  <TitledText title={title} text={text} />
                </li>
              ))}
            </ol>
          </div>
        </Section>
        <NextStep next={content.next} />
      </BelowFirstView>
    </>
  );
}
