import { draftKey } from './draft-key.ts';

/** The form's content, stored in this tab until it is sent, so that a reload loses nothing. */
export interface Draft {
  name: string;
  email: string;
  /** Digits, including the country code. */
  phone: string;
  comment: string;
}

export const emptyDraft: Draft = { name: '', email: '', phone: '', comment: '' };

/** Reads the stored draft. Missing fields are empty, as are all fields if the browser blocks storage. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const text = (field: keyof Draft) => {
      const value = (stored as Partial<Record<keyof Draft, unknown>> | null)?.[field];
      return typeof value === 'string' ? value : '';
    };
    return { name: text('name'), email: text('email'), phone: text('phone'), comment: text('comment') };
  } catch {
    // Storage may be blocked or contain invalid JSON. The form works without a draft.
    return emptyDraft;
  }
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
