/** A dialog before its content, as the focus cannot leave an open one. */
const kept = ['dialog', 'details', 'a', 'button', 'input', 'textarea', 'summary'];

const elements = (root: HTMLElement) => kept.map((tag) => [...root.querySelectorAll<HTMLElement>(tag)]);

/**
 * Notes what is open and focused before React takes over. Where the document was changed before, React replaces its
 * elements, and what was open would close.
 * @returns opens and focuses the elements that took the place of others; to be called after React has replaced some
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

  /** The elements that took the place of others, by those. */
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
      // A menu that was open is only shown again by the render that follows.
      if (old === last) queueMicrotask(() => replacement.focus({ preventScroll: true }));
    }
    for (const [dialog, top] of scrolled) replaced.get(dialog)?.scrollTo({ top });
  };
}

/** Opens a dialog that returns the focus to its button when it closes. */
function open(dialog: HTMLDialogElement) {
  document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"]`)?.focus({ preventScroll: true });
  dialog.showModal();
}
