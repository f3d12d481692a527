import { ContactForm } from '../../contact-form/contact-form.tsx';
import { EmailLink } from '../../contact-form/email-link.tsx';
import { formMessages } from '../../contact-form/messages.ts';
import type { ContactContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { company } from '../../site/company.ts';
import { PointSection } from '../../ui/point-section.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import styles from './contact-template.module.css';

export function ContactTemplate({ content }: PageTemplateProps<ContactContent>) {
  const { phone, postalAddress } = company.contact;
  return (
    <>
      <section id="contact" className={`on-cobalt ${styles.section}`}>
        <div className="wrap split halves">
          <div>
            <h1>{content.heading}</h1>
            <p className="lead">{content.lead}</p>
            <address className={styles.direct}>
              <p>
                {`${formMessages.orWriteTo} `}
                <EmailLink />
              </p>
              {phone && (
                <p>
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
                </p>
              )}
              {postalAddress && <p>{postalAddress}</p>}
            </address>
          </div>
          <div className="full-height">
            <ContactForm action={formMessages.connect} />
          </div>
          <img src={content.illustration} alt={content.illustrationAlt} width="480" height="360" />
        </div>
      </section>
      <BelowFirstView>
        <PointSection variant="columns" points={content.prompts} />
      </BelowFirstView>
    </>
  );
}
