import { createContext } from 'react';
import {
  type FieldErrors,
  type FieldTexts,
  fields,
  type InquiryField,
  inquiryFields,
} from '#shared/fields.ts';
import { attempt } from '../ui/attempt.ts';

interface FormState {
  readonly text: FieldTexts;
  /** Two-letter code of the phone number's country; empty if the default country is only assumed. */
  readonly country: string;
  /** The phone number of which the form has asked whether it is in the default country. */
  readonly asked: string;
  readonly status: 'editing' | 'sending' | 'failed' | 'sent';
  readonly errors: FieldErrors;
  /** Name and phone number, as people read it, in the inquiry that was sent last. */
  readonly sender: string;
  readonly number: string;
  /** Number of submissions that were answered: refused, failed or sent. */
  readonly answered: number;
  /** Number of inquiries that were sent. */
  readonly sent: number;
  /** When the last one was sent, in the milliseconds of `performance.now()`. */
  readonly sentAt: number;
}

/** Key in sessionStorage. */
export const draftKey = 'inquiry-draft';

const noText = Object.fromEntries(inquiryFields.map((name) => [name, ''])) as Record<InquiryField, string>;

/** The state that is prerendered. */
export const emptyForm: FormState = {
  text: noText,
  country: '',
  asked: '',
  status: 'editing',
  errors: {},
  sender: '',
  number: '',
  answered: 0,
  sent: 0,
  sentAt: Number.NEGATIVE_INFINITY,
};

export const isEmpty = (text: FieldTexts) => Object.values(text).every((value) => value === '');

/** The text that was typed in this tab before a reload. Storage may be blocked, and its content may be anything. */
export function readDraft(): Pick<FormState, 'text' | 'country'> {
  const draft: unknown = attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? ''));
  const texts = Object.entries(draft ?? {}).filter(([, value]) => typeof value === 'string');
  const { country = '', ...text } = Object.fromEntries(texts);
  return { text: { ...noText, ...text }, country };
}

/** Storage may be full or blocked: then a reload loses the text, and everything else works. */
function storeDraft({ text, country }: FormState): void {
  attempt(() => {
    if (isEmpty(text)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify({ ...text, country }));
  });
}

/** The state of a form, for `useSyncExternalStore`. It outlives the form's component, which every page has anew. */
export function createFormStore(start: Partial<FormState> = {}) {
  let state: FormState = { ...emptyForm, ...start };
  const listeners = new Set<() => void>();
  return {
    /** Whether the form started with a draft. */
    restored: !isEmpty(state.text),
    get: () => state,
    /** Whether a form shows the state. */
    isShown: () => listeners.size > 0,
    update(changes: Partial<FormState>) {
      state = { ...state, ...changes };
      if (changes.text) storeDraft(state);
      for (const listener of listeners) listener();
    },
    /** Changes a field and removes its error. */
    type(name: InquiryField, value: string, changes: Partial<FormState> = {}) {
      const { [name]: error, ...others } = state.errors;
      // A country alone does not correct the phone field.
      const errors = error && (value || !fields[name].required) ? others : state.errors;
      this.update({ text: { ...state.text, [name]: value }, errors, ...changes });
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

export type FormStore = ReturnType<typeof createFormStore>;

const store = createFormStore(readDraft());

/** All pages' forms have the same state. */
export const FormStoreContext = createContext(store);

/**
 * Takes over what is in the fields of a prerendered form: the visitor has typed it, or the browser has restored it, so it is
 * newer than the draft. Where something else has changed the page, React replaces the form, so call this before hydration.
 */
export function keepTyped(form = document.querySelector('form'), into: FormStore = store): void {
  const inputs = inquiryFields.map((name) => form?.elements.namedItem(name) as HTMLInputElement | null);
  const typed = inputs.flatMap((field) => (field?.value ? [[field.name, field.value]] : []));
  if (typed.length > 0) into.update({ text: { ...into.get().text, ...Object.fromEntries(typed) } });
}
