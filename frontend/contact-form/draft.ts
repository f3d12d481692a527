import { type InquiryField, inquiryFields } from '#shared/inquiry-limits.ts';
import { draftKey } from './draft-key.ts';

/** The form's content, stored in this tab until it is sent, so that a reload loses nothing. */
export type Draft = Record<InquiryField, string>;

const draftOf = (text: (field: InquiryField) => string) =>
  Object.fromEntries(inquiryFields.map((field) => [field, text(field)])) as Draft;

/** Reads the stored draft. Missing fields are empty, as are all fields if the browser blocks storage. */
export function readDraft(): Draft {
  let stored: Partial<Record<InquiryField, unknown>> | null = null;
  try {
    stored = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
  } catch {
    // Storage may be blocked or contain invalid JSON. The form works without a draft.
    stored = null;
  }
  return draftOf((field) => {
    const value = stored?.[field];
    return typeof value === 'string' ? value : '';
  });
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or blocked. The form works without a draft.
    return;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // Storage may be blocked, and then there is no draft to clear.
    return;
  }
}
