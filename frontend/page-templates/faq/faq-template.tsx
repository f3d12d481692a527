import type { FaqContent } from '../../content/types.ts';
import faq from '../../illustrations/pages/faq.svg';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { NextStep } from '../../layout/next-step.tsx';
import { PageBanner } from '../../layout/page-banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chevronDown } from '../../ui/icon-paths.ts';
import { Section } from '../../ui/section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { EngagementSection } from './engagement-section.tsx';
import styles from './faq-template.module.css';

/** Four questions with collapsible answers, which work without JavaScript, and how an engagement starts. */
export function FaqTemplate({ content, surface }: PageTemplateProps<FaqContent>) {
  return (
    <>
      <PageBanner
        surface={surface}
        heading={content.heading}
        paragraph={content.lead}
        illustration={{ src: faq, alt: content.illustrationAlt }}
      />
      <BelowFirstView>
        <Section>
          {content.questions.map(({ question, answer }, index) => (
            <details key={question} className={styles['item']} open={index === 0}>
              <summary>
                <h2>{question}</h2>
                <Icon path={chevronDown} size={26} strokeWidth={2.4} />
              </summary>
              <div className={styles['answer']}>
                {answer.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </details>
          ))}
        </Section>
        <EngagementSection engagement={content.engagement} />
        <NextStep next={content.next} />
      </BelowFirstView>
    </>
  );
}
