import { ContactBlock } from '../../contact-form/contact-block.tsx';
import type { HomeContent } from '../../content/types.ts';
import styles from './contact-section.module.css';

/** The form, and what happens to an inquiry. */
export function ContactSection({ contact }: HomeContent) {
  const { steps, ...text } = contact;
  return (
    <ContactBlock {...text} scene>
      <ol role="list" className={`numbered ${styles.steps}`}>
        {steps.map((step, index) => (
          <li key={step}>
            <b className="disc">{`${index + 1} `}</b>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </ContactBlock>
  );
}
