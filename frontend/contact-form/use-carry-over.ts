import { type RefObject, useLayoutEffect, useState } from 'react';
import { contactPath } from '#shared/contact-api.ts';

/** Forms that React has mounted. Another one in the document is the prerendered one. */
const mounted = new WeakSet<Element>();

/** The prerendered form and the element that has the focus, as React is about to take over. */
function prerendered() {
  if (typeof document === 'undefined') return undefined;
  const form = document.querySelector<HTMLFormElement>(`form[action$="${contactPath}"]`);
  return form && !mounted.has(form) ? { form, focused: document.activeElement } : undefined;
}

/**
 * Moves input, focus and selection to a new form if React could not hydrate the prerendered one. This happens when the
 * document has changed, for example because a browser translated it or an extension added elements.
 * @returns whether the form was prerendered
 */
export function useCarryOver(ref: RefObject<HTMLFormElement | null>): boolean {
  // While rendering, as the prerendered form is no longer in the document when effects run.
  const [previous] = useState(prerendered);
  useLayoutEffect(() => {
    const form = ref.current;
    if (!form) return;
    mounted.add(form);
    if (!previous || previous.form === form) return;
    for (const old of previous.form.elements) {
      if (!(old instanceof HTMLInputElement || old instanceof HTMLTextAreaElement)) continue;
      const field = form.elements.namedItem(old.name);
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
      field.value = old.value;
      if (old !== previous.focused) continue;
      field.focus({ preventScroll: true });
      // An email field has no selection.
      if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
    }
  }, [ref, previous]);
  return previous !== undefined;
}
