import type { HomeContent } from '../../content/types.ts';
import highlights from '../../illustrations/home/highlights.svg';
import partnerIllustration from '../../illustrations/home/partner.svg';
import { Picture } from '../../ui/picture.tsx';
import { Pulse } from '../../ui/pulse.tsx';
import styles from './partner-section.module.css';

/** Three highlights, each with a pulsing marker. */
export function PartnerSection({ partner }: HomeContent) {
  return (
    <section className="section on-sand" aria-labelledby="partner-heading">
      <div className={`wrap split ${styles.columns}`}>
        <div>
          <h2 id="partner-heading">{partner.heading}</h2>
          <p className="lead">{partner.lead}</p>
        </div>
        <ul role="list" className={`soft ruled numbered full-height ${styles.list}`}>
          {partner.highlights.map((highlight, index) => (
            <li key={highlight.title}>
              <div>
                <h3>
                  <span className={`disc on-coral ${styles.marker}`}>
                    <Pulse />
                  </span>
                  {highlight.title}
                </h3>
                <p>{highlight.text}</p>
              </div>
              <img src={`${highlights}#part-${index + 1}`} alt="" width="200" height="140" loading="lazy" />
            </li>
          ))}
        </ul>
        <Picture src={partner.illustration ?? partnerIllustration} alt="" width={480} height={460} />
      </div>
    </section>
  );
}
