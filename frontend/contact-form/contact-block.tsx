import type { ReactNode } from 'react';
import { contactBlock } from '../content/contact-block.ts';
import envelope from '../illustrations/pages/contact-block.svg';
import { Figures } from '../layout/figures.tsx';
import { LinkList } from '../layout/link-list.tsx';
import { company } from '../site/company.ts';
import { BoundText } from '../ui/bound-text.tsx';
import type { ImageSource } from '../ui/image-source.ts';
import { Picture } from '../ui/picture.tsx';
import { Unbroken } from '../ui/unbroken.tsx';
import styles from './contact-block.module.css';
import { ContactForm } from './contact-form.tsx';
import { EmailLink } from './email-link.tsx';
import { formMessages } from './messages.ts';

interface ContactBlockProps {
  heading: string;
  /** Level of the heading, which is the page's own on the contact page only. There, the illustration is part of the greeting. */
  level?: 'h1' | 'h2';
  /** What to write. */
  paragraph: string;
  /** 480 by 360. */
  illustration?: ImageSource;
  /** Whether the illustration is a scene, which needs more room than one thing. */
  scene?: boolean;
  illustrationAlt?: string;
  /** Label of the submit button. */
  action?: string;
  /** Next to the form, or below it on narrow screens. */
  children?: ReactNode;
}

/**
 * The section with the form. Below the two-column breakpoint, the form follows the text immediately, so that a link to
 * `#contact` shows it.
 */
export function ContactBlock({
  heading,
  level: Heading = 'h2',
  paragraph,
  illustration = envelope,
  illustrationAlt = '',
  scene = false,
  action = formMessages.getStarted,
  children,
}: ContactBlockProps) {
  const ownPage = Heading === 'h1';
  const picture = (
    <Picture src={illustration} alt={illustrationAlt} width={480} height={360} first={ownPage} />
  );
  return (
    <section id="contact" className={`on-cobalt ${styles.block}`} aria-labelledby="contact-heading">
      <div className={ownPage ? `wrap split halves ${styles.page}` : 'wrap split halves'}>
        <div>
          <Heading id="contact-heading">
            <Unbroken text={heading} />
          </Heading>
          <p className="lead">
            <BoundText text={paragraph} />
          </p>
        </div>
        <div className="full-height">
          <ContactForm action={action} />
          <p className="print-only">{`${contactBlock.onPaper} ${company.origin}/contact-us`}</p>
        </div>
        {ownPage && <div className={styles.picture}>{picture}</div>}
        <div className={styles.more}>
          {children}
          {!ownPage && (
            <>
              <div className={scene ? styles.facts : `${styles.facts} ${styles.beside}`}>
                {picture}
                <Figures />
              </div>
              <ContactWays />
            </>
          )}
        </div>
      </div>
    </section>
  );
}

/** Links to what visitors ask before they write, and other ways to write. */
export function ContactWays() {
  const { phone, postalAddress } = company.contact;
  return (
    <div>
      <LinkList
        links={[
          { path: '/about#data', label: contactBlock.data },
          { path: '/faq#costs', label: contactBlock.costs },
        ]}
      />
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
  );
}
