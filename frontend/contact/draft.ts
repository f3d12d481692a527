import { draftKey } from './draft-key.ts';

/** What was typed, stored for this tab until it is sent, so that a reload loses nothing. */
export interface Draft {
  name: string;
  email: string;
  /** Digits with the country's code. */
  phone: string;
  comment: string;
}

export const emptyDraft: Draft = { name: '', email: '', phone: '', comment: '' };

/** The stored draft; empty fields where nothing is stored, or where the browser keeps nothing for this site. */
export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const text = (field: keyof Draft) => {
      const value = (stored as Partial<Record<keyof Draft, unknown>> | null)?.[field];
      return typeof value === 'string' ? value : '';
    };
    return { name: text('name'), email: text('email'), phone: text('phone'), comment: text('comment') };
  } catch {
    // Storage may be refused or hold something else; a form without a draft is still a form.
    return emptyDraft;
  }
}

export function storeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(draftKey, JSON.stringify(draft));
  } catch {
    // Storage may be full or refused: the form works without it.
    return;
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(draftKey);
  } catch {
    // As above: where nothing can be stored, nothing is there to clear.
    return;
  }
}
