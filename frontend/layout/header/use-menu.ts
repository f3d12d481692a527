import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { useShownBefore } from './use-shown-before.ts';

export type MenuName = 'products' | 'services' | 'industries' | 'insights';

/** Milliseconds. The delays ignore a pointer that only crosses a button or leaves a panel for a moment. */
const openDelay = 100;
const closeDelay = 300;
/** CSS pixels that the page may scroll before an open menu closes. */
const scrollTolerance = 24;
/** Milliseconds after a focus change in which the browser may scroll the focused element into view. */
const focusScroll = 200;

/** Closes the menu with this name; another one stays open. */
const closing = (name: MenuName | undefined) => (current: MenuName | null) =>
  current === name ? null : current;

/**
 * Tracks which dropdown of the header is open. A dropdown opens on hover (mouse only) and on click. It closes on
 * Escape, on a press outside, when the focus leaves, when the page scrolls, when the page of a link in it arrives, and on
 * back and forward.
 */
export function useMenu() {
  const { key } = useLocation();
  const [open, setOpen] = useState<MenuName | null>(null);
  const root = useRef<HTMLElement>(null);
  /** Timers of the menu that will open and of the one that will close. */
  const opening = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The next click leaves the menu open that hover or focus has opened. */
  const openedWithoutClick = useRef(false);
  /** The menu in which a link was pressed. Another one that is opened until the page arrives stays open. */
  const followed = useRef<MenuName>(undefined);

  const clearTimers = useCallback(() => {
    clearTimeout(opening.current);
    clearTimeout(leaving.current);
  }, []);

  const close = useCallback(() => {
    clearTimers();
    setOpen(null);
  }, [clearTimers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with every navigation, even to the same path
  useEffect(() => {
    const name = followed.current;
    followed.current = undefined;
    setOpen(closing(name));
  }, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a menu closes, its button takes over the focus
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[data-menu] > [hidden]');
    left?.parentElement?.querySelector('button')?.focus({ preventScroll: true });
  }, [open]);

  useShownBefore('data-menu', (name) => {
    // The next tap closes it on a touch screen, where only a tap can have opened it.
    openedWithoutClick.current = matchMedia('(hover: hover)').matches;
    setOpen(name as MenuName);
  });

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
    // Also on the link between the menus, as Safari does not focus a link that is tapped.
    const onPress = ({ target }: globalThis.PointerEvent) =>
      !(target as Element).closest('[data-menu]') && close();
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      root.current?.querySelector<HTMLElement>('[data-menu] > button[aria-expanded="true"]')?.focus();
      close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener('focusin', onFocus, { signal });
    addEventListener('scroll', onScroll, { signal, passive: true });
    // In the capture phase, as the phone field stops Escape on its way up.
    addEventListener('keydown', onKey, { signal, capture: true });
    addEventListener('pointerdown', onPress, { signal });
    addEventListener('popstate', close, { signal });
    return () => listening.abort();
  }, [open, close]);

  /** Event handlers for the element that contains a menu's button and panel. */
  const itemProps = (name: MenuName) => ({
    'data-menu': name,
    onClick: ({ target }: MouseEvent) => {
      if (!(target as Element).closest('a')) return;
      followed.current = name;
      // The page may arrive within the delay, and the menu would open again.
      clearTimeout(opening.current);
    },
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(opening.current);
      if (open === name) clearTimeout(leaving.current);
      opening.current = setTimeout(() => {
        setOpen((current) => {
          if (current !== name) openedWithoutClick.current = true;
          return name;
        });
      }, openDelay);
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(opening.current);
      // Only this menu: the keyboard may have opened another one.
      if (event.pointerType !== 'mouse' || open !== name) return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => setOpen(closing(name)), closeDelay);
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget as HTMLElement | null;
      // Only this menu: hover may have opened another one, and a link in it is being clicked. And only by Tab or a press:
      // a page that arrives moves the focus to its heading.
      if (next && next.tabIndex >= 0 && !event.currentTarget.contains(next)) setOpen(closing(name));
    },
  });

  const toggle = (name: MenuName) => {
    clearTimers();
    const stays = open === name && openedWithoutClick.current;
    openedWithoutClick.current = false;
    setOpen(open === name && !stays ? null : name);
  };

  return { root, open, toggle, itemProps };
}
