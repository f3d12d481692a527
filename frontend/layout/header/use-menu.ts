import { type FocusEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

export type MenuName = 'products' | 'services' | 'industries' | 'insights';

/** Milliseconds: a mouse that only passes opens nothing; one that slips off for a moment closes nothing. */
const openDelay = 100;
const closeDelay = 300;
/** A click this soon after the mouse opened a menu was meant to open it. */
const clickGrace = 500;
/** Pixels and milliseconds: a scroll this small, or this soon after a focus, is the browser showing what has it. */
const scrollTolerance = 24;
const focusScroll = 200;

/**
 * Which dropdown of the header is open. It opens on hover (mouse only) and on click; it closes on Escape, on a press
 * outside, when the focus leaves, when the page scrolls, and when `close` is called: on every navigation.
 */
export function useMenu() {
  const [open, setOpen] = useState<MenuName | null>(null);
  const root = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hoverOpenedAt = useRef(0);

  const close = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(null);
  }, []);

  useEffect(() => {
    if (!open) return;
    let startedAt = scrollY;
    let focusedAt = 0;
    const onFocus = () => {
      focusedAt = Date.now();
    };
    const onScroll = () => {
      if (Date.now() - focusedAt < focusScroll) startedAt = scrollY;
      else if (Math.abs(scrollY - startedAt) > scrollTolerance) close();
    };
    const onPress = (event: globalThis.PointerEvent) =>
      !root.current?.contains(event.target as Node) && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      root.current?.querySelector<HTMLElement>('button[aria-expanded="true"][data-menu]')?.focus();
      close();
    };
    addEventListener('focusin', onFocus);
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPress);
    return () => {
      removeEventListener('focusin', onFocus);
      removeEventListener('scroll', onScroll);
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPress);
    };
  }, [open, close]);

  const later = (delay: number, change: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(change, delay);
  };

  /** Handlers of one item: the element that holds the button and its panel. */
  const itemProps = (name: MenuName) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      later(openDelay, () => {
        setOpen((current) => {
          if (current !== name) hoverOpenedAt.current = Date.now();
          return name;
        });
      });
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') later(closeDelay, close);
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null;
      if (next && !event.currentTarget.contains(next)) close();
    },
  });

  const toggle = (name: MenuName) => {
    clearTimeout(timer.current);
    if (open === name && Date.now() - hoverOpenedAt.current < clickGrace) return;
    setOpen(open === name ? null : name);
  };

  return { root, open, close, toggle, itemProps };
}
