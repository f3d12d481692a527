import type { ReactNode } from 'react';
import { ContactForm } from '#frontend/contact-form/contact-form.tsx';
import { createFormStore, FormStoreContext } from '#frontend/contact-form/form-state.ts';
import { BoundText } from '#frontend/ui/bound-text.tsx';
import { Carousel } from '#frontend/ui/carousel/carousel.tsx';
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx';
import { Icon } from '#frontend/ui/icon.tsx';
import * as iconPaths from '#frontend/ui/icons.ts';
import { Picture } from '#frontend/ui/picture.tsx';
import { PointSection } from '#frontend/ui/point-section.tsx';
import { ProseRow } from '#frontend/ui/prose-row.tsx';
import { Section } from '#frontend/ui/section.tsx';
import { Unbroken } from '#frontend/ui/unbroken.tsx';
import { checkInquiry } from '#shared/inquiry.ts';

/** The classes of styles/surfaces.css. */
const surfaces = ['sand', 'mint', 'sky', 'white', 'coral', 'cobalt', 'ink'] as const;

const text = 'A sentence of the length that most sections have, so that it takes two lines on a phone.';
const points = ['First', 'Second', 'Third', 'Fourth'].map((title) => ({ title: `${title} point`, text }));

function Throwing(): ReactNode {
  throw new Error('The page shows what takes the place of a part that fails');
}

/** What the page shows: the class `button`, and each module of frontend/ui. */
const parts: Readonly<Record<string, () => ReactNode>> = {
  button: () =>
    (['cobalt', 'coral', 'ink'] as const).map((tone) => (
      <p key={tone}>
        <button type="button" className={`button on-${tone}`}>
          {tone} <Icon path={iconPaths.arrowRight} />
        </button>{' '}
        <button type="button" className={`button on-${tone}`} aria-disabled="true">
          disabled
        </button>
      </p>
    )),
  'carousel/carousel.tsx': () => (
    <Carousel heading="A carousel" slides={points.map((point) => <p key={point.title}>{point.title}</p>)} />
  ),
  'error-boundary.tsx': () => (
    <ErrorBoundary fallback={<p>The fallback of a part that failed</p>}>
      <Throwing />
    </ErrorBoundary>
  ),
  'icon.tsx': () =>
    Object.entries(iconPaths).map(([name, path]) => (
      <span key={name} title={name} style={{ display: 'inline-flex' }}>
        <Icon path={path} /> <Icon path={path} size={40} strokeWidth={3} /> <Icon path={path} solid />
      </span>
    )),
  'picture.tsx': () => <Picture src="/apple-touch-icon.png" alt="" width={240} height={180} />,
  'point-section.tsx': () =>
    (['columns', 'panels', 'ledger'] as const).map((variant) => (
      <PointSection
        key={variant}
        variant={variant}
        points={{ heading: `Points in ${variant}`, items: points }}
      />
    )),
  'prose-row.tsx': () =>
    (['row', 'columns'] as const).map((variant) => (
      <ProseRow key={variant} variant={variant} heading="A heading" paragraphs={[text, `${text} ${text}`]} />
    )),
  'section.tsx': () => <Section intro={{ heading: 'A heading', lead: text }}>{text}</Section>,
  'bound-text.tsx': () => (
    <p>
      <BoundText text="No line ends inside of e-commerce or March 4" />
    </p>
  ),
  'unbroken.tsx': () => (
    <h3>
      <Unbroken text="Words such as AI-Powered and E-Commerce do not break" />
    </h3>
  ),
};

const inquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+442079460958',
  comment: 'Can you forecast spare parts?',
};
const check = checkInquiry({});

/** The states of the contact form. */
const formStores = {
  empty: createFormStore(),
  errors: createFormStore({ errors: check.ok ? {} : check.fields }),
  sending: createFormStore({ text: inquiry, status: 'sending' }),
  failed: createFormStore({ text: inquiry, status: 'failed' }),
  sent: createFormStore({ status: 'sent', sender: inquiry.name }),
};

const grid = {
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(360px, 100%), 1fr))',
};
const cell = { padding: 24, minWidth: 0, overflow: 'hidden' };

/** Every part of frontend/ui on every surface, and the contact form in its states. */
export function Parts() {
  return (
    <main className="wrap">
      <h1>Parts</h1>
      <h2>contact-form</h2>
      <div style={grid}>
        {Object.entries(formStores).map(([state, store]) => (
          <section key={state} className="on-cobalt" style={cell} aria-label={state}>
            <h3>{state}</h3>
            <FormStoreContext value={store}>
              <ContactForm action="Get Started" />
            </FormStoreContext>
          </section>
        ))}
      </div>
      {Object.entries(parts).map(([name, part]) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          {/* Paper is the background of the page. */}
          {['paper', ...surfaces].map((surface) => (
            <div key={surface} className={`on-${surface}`} style={cell}>
              <p>{surface}</p>
              {part()}
            </div>
          ))}
        </section>
      ))}
    </main>
  );
}
