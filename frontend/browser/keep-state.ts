/**
 * Elements whose state is kept. Dialogs come before their content, because an open dialog traps the focus. Fields are found
 * by name, because an extension may add fields without one.
 */
const kept = ['dialog', 'details', 'a', 'button', 'form [name]', 'summary'];

/** By kind, position and count: where the count has changed, the positions no longer say which element is which. */
const elements = (root: HTMLElement) =>
  new Map(
    kept.flatMap((kind) => {
      const found = [...root.querySelectorAll<HTMLElement>(kind)];
      return found.map((element, index) => [`${kind} ${index} of ${found.length}`, element] as const);
    }),
  );

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
  const scrolled = root.querySelector('dialog[open]')?.scrollTop;

  return () => {
    const after = elements(root);
    const active = document.activeElement;
    // The focus may be in something that an extension has added outside.
    const last = active === document.body || root.contains(active) ? focused : null;
    for (const [key, old] of before) {
      const element = after.get(key);
      if (!element || old.isConnected) continue;
      if (element instanceof HTMLDetailsElement) element.open = (old as HTMLDetailsElement).open;
      if (element instanceof HTMLDialogElement && (old as HTMLDialogElement).open) open(element, scrolled);
      if (isField(element) && isField(old)) element.value = old.value;
      // A menu that was open stays hidden until the render that follows.
      if (old === last) queueMicrotask(() => focusAgain(element, old));
    }
    before = after;
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
function open(dialog: HTMLDialogElement, top = 0) {
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
  // Once the details in it are open as well.
  queueMicrotask(() => dialog.scrollTo({ top }));
}
