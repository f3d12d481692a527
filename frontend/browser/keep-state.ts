/**
 * Elements whose state is kept. Dialogs come before their content, because an open dialog traps the focus. Fields are found
 * by name, because an extension may add fields without one.
 */
const kept = ['dialog', 'details', 'a', 'button', 'form [name]', 'summary'];

const elements = (root: HTMLElement) => kept.map((tag) => [...root.querySelectorAll<HTMLElement>(tag)]);

const isField = (element: Element) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Notes what is open and focused before React takes over. Where the document was changed before, for example because a
 * browser translated it or an extension added elements, React replaces its elements: what was open would close, and what
 * was typed would be lost.
 * @returns opens, fills in and focuses the elements that took the place of others; to be called after React has replaced
 * some, before its effects run
 */
export function keepState(root: HTMLElement): () => void {
  let before = elements(root);
  let focused = document.activeElement;
  const noteFocus = ({ target }: Event) => {
    focused = target as Element;
  };
  // In the capture phase, as React stops events in what it has not hydrated yet.
  root.addEventListener('focusin', noteFocus, true);
  const scrolled = new Map(before[0]?.map((dialog) => [dialog, dialog.scrollTop]));

  /** Maps each element that was replaced to its replacement. */
  const replacements = (after: HTMLElement[][]) =>
    new Map(
      before.flatMap((olds, tag) => {
        const news = after[tag] ?? [];
        // Elements that something else has added or removed leave no order to go by.
        if (news.length !== olds.length) return [];
        return olds.flatMap((old, index) => {
          const replacement = news[index];
          return old.isConnected || !replacement ? [] : [[old, replacement] as const];
        });
      }),
    );

  return () => {
    const after = elements(root);
    const replaced = replacements(after);
    before = after;
    const active = document.activeElement;
    // The focus may be in something that an extension has added outside.
    const last = active === document.body || root.contains(active) ? focused : null;
    for (const [old, replacement] of replaced) {
      if (replacement instanceof HTMLDetailsElement) replacement.open = (old as HTMLDetailsElement).open;
      if (replacement instanceof HTMLDialogElement && (old as HTMLDialogElement).open) open(replacement);
      if (isField(replacement) && isField(old)) replacement.value = old.value;
      // A menu that was open is only shown again by the render that follows.
      if (old === last) queueMicrotask(() => focusAgain(replacement, old));
    }
    for (const [dialog, top] of scrolled) replaced.get(dialog)?.scrollTo({ top });
  };
}

/** Focuses an element and selects the text that is selected in the one before it. */
function focusAgain(element: HTMLElement, old: HTMLElement) {
  element.focus({ preventScroll: true });
  // An email field has no selection.
  if (isField(element) && isField(old) && old.selectionStart !== null)
    element.setSelectionRange(old.selectionStart, old.selectionEnd);
}

/** Opens a dialog that returns the focus to its button when it closes. */
function open(dialog: HTMLDialogElement) {
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
}
