import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { useDisclosures } from './use-disclosures.ts';

/** Milliseconds. A pointer may leave an open menu for a moment. */
const closeDelay = 300;
/** CSS pixels that the page may scroll by itself, for example to show what has the focus, before an open menu closes. */
const scrollTolerance = 24;
/** Keys that scroll the page. */
const scrollKeys = ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' '];

/**
 * Tracks which dropdown of the header is open. Besides a click on its button, a dropdown closes when the mouse or the focus
 * leaves it, on Escape, on a press outside, on a click on a link in it, when the visitor scrolls the page, and on back and
 * forward.
 */
export function useMenu() {
  const { open, setOpen, reset: close, toggle, partProps } = useDisclosures('data-menu', null);
  /** Timer of the menu that the mouse has left. */
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);

  // A layout effect, as the browser takes the focus from a hidden element after that.
  useLayoutEffect(() => {
    if (!open) return;
    const button = document.querySelector<HTMLElement>(`[data-menu="${open}"] > button`);
    const startedAt = scrollY;
    /** Whether the latest input is one that scrolls: a scroll after it is the visitor's. */
    let scrolling = false;
    const onScrollInput = () => {
      scrolling = true;
    };
    const onScroll = () => (scrolling || Math.abs(scrollY - startedAt) > scrollTolerance) && close();
    // Also on the link between the menus, as Safari does not focus a link that is tapped.
    const onPress = ({ target }: PointerEvent) => !(target as Element).closest('[data-menu]') && close();
    const onKey = ({ key }: KeyboardEvent) => {
      scrolling = scrollKeys.includes(key);
      if (key !== 'Escape') return;
      // Hover may have opened it while the focus is elsewhere, such as in a field.
      const { activeElement, body } = document;
      if (activeElement === body || button?.parentElement?.contains(activeElement)) button?.focus();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('scroll', onScroll, { signal });
    addEventListener('wheel', onScrollInput, { signal, passive: true });
    addEventListener('touchmove', onScrollInput, { signal, passive: true });
    // In the capture phase, as the phone field stops Escape on its way up.
    addEventListener('keydown', onKey, { signal, capture: true });
    addEventListener('pointerdown', onPress, { signal });
    addEventListener('popstate', close, { signal });
    return () => {
      clearTimeout(leaving.current);
      listening.abort();
      if (button?.parentElement?.contains(document.activeElement)) button.focus({ preventScroll: true });
    };
  }, [open, close]);

  /** Attribute and event handlers for the element that contains a menu's button and panel. */
  const itemProps = (name: string): ComponentProps<'li'> => {
    const part = partProps(name);
    return {
      ...part,
      // Immediately, because the menu would cover the message that a page is loading or did not load. With a modifier key,
      // the link opens in another tab or window.
      onClick: ({ target, ctrlKey, metaKey, shiftKey }) => {
        if ((target as Element).closest('a') && !(ctrlKey || metaKey || shiftKey)) close();
      },
      onPointerEnter: () => {
        if (open === name) clearTimeout(leaving.current);
      },
      onPointerLeave: ({ pointerType }) => {
        part.onPointerLeave();
        // Only this menu: the keyboard may have opened another one.
        if (pointerType === 'mouse' && open === name)
          leaving.current = setTimeout(() => setOpen(null), closeDelay);
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        const next = relatedTarget as HTMLElement | null;
        // Only this menu: hover may have opened another one, and a link in it is being clicked. And only by Tab or a press:
        // a page that arrives moves the focus to its heading.
        if (open === name && next && next.tabIndex >= 0 && !currentTarget.contains(next)) setOpen(null);
      },
    };
  };

  return { open, toggle, itemProps };
}
