import type { InquiryField } from '#shared/inquiry-limits.ts';
import { attempt } from '../ui/attempt.ts';

/** Key in sessionStorage. */
export const draftKey = 'inquiry-draft';

/** The form's content, stored in this tab until it is sent, so that a reload loses nothing. */
export type Draft = Record<InquiryField, string>;

/** The text that could not be stored, as storage is full or blocked. It survives navigations, but no reload. */
let inMemory = '';

const storedText = () => inMemory || (attempt(() => sessionStorage.getItem(draftKey)) ?? '');

function storeText(text: string): void {
  inMemory = text;
  attempt(() => {
    sessionStorage.setItem(draftKey, text);
    inMemory = '';
  });
}

export const storeDraft = (draft: Draft) => storeText(JSON.stringify(draft));

export const isEmpty = (draft: Draft) => Object.values(draft).every((text) => text === '');

/** Drafts that are being sent, as JSON. The form of another page must not show them. */
const pending = new Set<string>();

/** Drafts that could not be sent after their page was left, while the next form was in use. */
const returned: Draft[] = [];

/** Has the event `settled` when a draft was sent or came back. */
export const drafts = new EventTarget();

/** The draft for an empty form: the stored one unless it is being sent, or one that came back. Missing fields are empty. */
export function nextDraft(): Draft {
  const text = storedText();
  // An empty text is not valid JSON.
  const stored = pending.has(text) ? undefined : attempt(() => JSON.parse(text));
  const texts = Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string');
  const draft: Draft = { name: '', email: '', phoneNumber: '', comment: '', ...Object.fromEntries(texts) };
  return isEmpty(draft) ? (returned.pop() ?? draft) : draft;
}

/**
 * Sets a draft aside while it is being sent.
 * @returns takes whether the draft was sent: if so, it is forgotten, and otherwise the next form shows it
 */
export function setAside(draft: Draft): (sent: boolean) => void {
  storeDraft(draft);
  const text = storedText();
  pending.add(text);
  return (sent) => {
    pending.delete(text);
    const unchanged = storedText() === text;
    if (sent && unchanged) storeText('');
    if (!sent && !unchanged) returned.push(draft);
    drafts.dispatchEvent(new Event('settled'));
  };
}
