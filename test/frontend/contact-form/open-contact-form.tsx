import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { ContactForm } from '#frontend/contact-form/contact-form.tsx';
import {
  createFormStore,
  type FormStore,
  FormStoreContext,
  readDraft,
} from '#frontend/contact-form/form-state.ts';
import { prepareSubmission } from '#frontend/contact-form/submit-form.ts';
import { contactPath, formAgeHeader, phoneCountryHeader } from '#shared/contact-api.ts';
import { inquiryFields } from '#shared/fields.ts';
import { type ContactResponse, contactApi } from '#test/mocks/contact-api.ts';

// jsdom does not load stylesheets.
vi.mock('#frontend/ui/load-stylesheet.ts', () => ({ loadStylesheet: () => Promise.resolve() }));

/** The contact service that the form talks to: the response it gives, and the requests it received. */
export const service = {
  response: 'ok' as ContactResponse,
  requests: [] as unknown[],
  /** The form's age that each request stated. */
  ages: [] as (string | null)[],
  /** What each request stated about the country of the phone number. */
  countries: [] as (string | null)[],
  /** Responses wait for this promise. */
  gate: Promise.resolve(),
};

const server = setupServer(
  // Records the request without a response, so the next handler responds.
  http.post(`*${contactPath}`, async ({ request }) => {
    service.requests.push(await request.clone().json());
    service.ages.push(request.headers.get(formAgeHeader));
    service.countries.push(request.headers.get(phoneCountryHeader));
    await service.gate;
  }),
  contactApi(() => service.response),
  http.all('*', () => HttpResponse.error()),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() =>
  Object.assign(service, { response: 'ok', requests: [], ages: [], countries: [], gate: Promise.resolve() }),
);
afterEach(() => {
  sessionStorage.clear();
  // The toasts are not part of what Testing Library removes.
  document.body.replaceChildren();
});

/** The element that was last scrolled into view, which jsdom does not implement. */
export const scrolled: { to?: Element } = {};
Element.prototype.scrollIntoView = function () {
  scrolled.to = this;
};

/**
 * Renders the form and waits until the phone library and the submission code are loaded.
 * @param store that of the form on the page before; by default a new one, as after a reload
 */
export async function openContactForm(store: FormStore = createFormStore(readDraft())) {
  // As after a navigation: the form of the first page was there before React.
  document.documentElement.dataset['hydrated'] = '';
  const { container, unmount } = render(
    <FormStoreContext value={store}>
      <ContactForm action="Send it" />
    </FormStoreContext>,
  );
  // The form is in use.
  screen.getByLabelText('Name').focus();
  // A long timeout, as Vitest has to transform the library first.
  await waitFor(() => expect(container.querySelector('.react-tel-input')).not.toBeNull(), {
    timeout: 20_000,
  });
  await prepareSubmission();
  const input = (name: string) => {
    const found = container.querySelector(`[name="${name}"]`);
    if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(name);
    return found;
  };
  const submit = container.querySelector('[type="submit"]') as HTMLElement;
  return { user: userEvent.setup(), store, unmount, input, submit };
}

export type OpenForm = Awaited<ReturnType<typeof openContactForm>>;

export const values = ({ input }: OpenForm) => inquiryFields.map((name) => input(name).value);

export const inquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+442079460958',
  comment: 'Two lines\nof text',
};

/** Types the inquiry above with the given changes. */
export async function typeInquiry({ user, input }: OpenForm, changes: Partial<typeof inquiry> = {}) {
  for (const [name, text] of Object.entries({ ...inquiry, ...changes }))
    if (text) await user.type(input(name), text);
}
