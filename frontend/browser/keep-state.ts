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
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  const scrolled = new Map(before[0]?.map((dialog) => [dialog, dialog.scrollTop]));

  const follow = (old: HTMLElement, replacement: HTMLElement, hadFocus: boolean) => {
    if (old.isConnected) return;
    if (replacement instanceof HTMLDetailsElement) replacement.open = (old as HTMLDetailsElement).open;
    if (replacement instanceof HTMLDialogElement && (old as HTMLDialogElement).open) {
      replacement.showModal();
      replacement.scrollTop = scrolled.get(old) ?? 0;
    }
    // A menu that was open is only shown again by the render that follows.
    if (hadFocus) queueMicrotask(() => replacement.focus({ preventScroll: true }));
  };

  return () => {
    const after = elements(root);
    // An open dialog takes the focus.
    const last = focused;
    for (const [tag, olds] of before.entries())
      for (const [index, old] of olds.entries()) {
        const replacement = after[tag]?.[index];
        if (replacement) follow(old, replacement, old === last);
      }
    before = after;
  };
}
