const focusable = 'a[href], button, input, textarea, summary';

/**
 * Keeps the keyboard focus while React takes over. Where the document was changed before, React replaces its elements, and
 * the browser drops the focus with the element.
 * @returns moves a lost focus to the element that took the place of the focused one; call it when React has rendered
 */
export function keepFocus(root: HTMLElement): () => void {
  let focused: Element | undefined;
  let place = -1;
  const note = () => {
    const active = document.activeElement;
    if (!active || active === document.body || !root.contains(active)) return;
    focused = active;
    place = [...root.querySelectorAll(focusable)].indexOf(active);
  };
  note();
  root.addEventListener('focusin', note);
  return () => {
    root.removeEventListener('focusin', note);
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    root.querySelectorAll<HTMLElement>(focusable)[place]?.focus({ preventScroll: true });
  };
}
