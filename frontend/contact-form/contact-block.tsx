import { contactBlock } from '../content/contact-block.ts';
import illustration from '../illustrations/pages/contact-block.svg';
import styles from './contact-block.module.css';
import { ContactForm } from './contact-form.tsx';
import { formMessages } from './messages.ts';

/** The last section of the home page, the industry pages, their overview and the service pages. */
export function ContactBlock() {
  return (
    <section id="contact" className="section on-cobalt" aria-labelledby="contact-heading">
      <div className={`wrap split halves ${styles.inner}`}>
        <div>
          <h2 id="contact-heading">{contactBlock.heading}</h2>
          <p className="lead">{contactBlock.lead}</p>
          <ol role="list" className={`numbered ${styles.steps}`}>
            {contactBlock.steps.map((step, index) => (
              <li key={step}>
                <b className="disc">{`${index + 1} `}</b>
                <span>{step}</span>
              </li>
            ))}
          </ol>
          <img className="apart" src={illustration} alt="" width="520" height="260" loading="lazy" />
        </div>
        <ContactForm action={formMessages.getStarted} />
      </div>
    </section>
  );
}
