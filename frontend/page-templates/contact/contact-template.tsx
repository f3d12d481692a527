import { ContactBlock, ContactWays } from '../../contact-form/contact-block.tsx';
import { formMessages } from '../../contact-form/messages.ts';
import type { ContactContent } from '../../content/types.ts';
import { Figures } from '../../layout/figures.tsx';
import { TermList } from '../../ui/term-list.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './contact-template.module.css';

export function ContactTemplate({ content }: PageTemplateProps<ContactContent>) {
  const { heading, lead, illustration, illustrationAlt, prompts } = content;
  return (
    <>
      <ContactBlock
        heading={heading}
        level="h1"
        paragraph={lead}
        illustration={illustration}
        illustrationAlt={illustrationAlt}
        action={formMessages.connect}
      >
        <div className="panel soft">
          <h2 className="heading-3">{prompts.heading}</h2>
          <TermList items={prompts.items} className={styles.prompts} />
        </div>
      </ContactBlock>
      <div className={`on-sand ${styles.more}`}>
        <div className="wrap split halves">
          <Figures />
          <ContactWays />
        </div>
      </div>
    </>
  );
}
