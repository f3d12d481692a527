import { type PointerEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds. A pointer that only crosses a part opens nothing. */
const hoverDelay = 100;

/**
 * Tracks which one of several parts of the header is open. A part opens on hover (mouse only), and a click toggles it.
 * A part that CSS shows before React, because it is hovered or focused, stays open.
 * @param attribute of the parts, with their name
 * @param initial the part that is open at first and after a reset
 * @param rests whether hover means a pointer that rests, because parts are crossed on the way to the open one's links
 */
export function useDisclosures(attribute: 'data-menu' | 'data-group', initial: string | null, rests = false) {
  const [open, setOpen] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The part that hover or focus has opened: the next click leaves it open. */
  const openedWithoutClick = useRef<string>(undefined);
  /** The part that ignores pointer movement until the pointer leaves it. */
  const ignoringPointer = useRef<string>(undefined);

  const reset = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(initial);
  }, [initial]);

  const inUse = `[${attribute}]:is(:hover, :focus-within)`;
  useLayoutEffect(() => {
    const name = document.querySelector(inUse)?.getAttribute(attribute);
    if (!name) return;
    // The next tap closes it on a touch screen, where only a tap can have opened it.
    if (matchMedia('(hover: hover)').matches) openedWithoutClick.current = name;
    setOpen(name);
  }, [attribute, inUse]);

  const toggle = (name: string) => {
    clearTimeout(timer.current);
    ignoringPointer.current = name;
    setOpen(open === name && openedWithoutClick.current !== name ? null : name);
    openedWithoutClick.current = undefined;
  };

  const partProps = (name: string) => ({
    [attribute]: name,
    // Not `pointerenter`, which also fires when the part appears under a pointer that does not move.
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse' || ignoringPointer.current === name) return;
      if (!rests) ignoringPointer.current = name;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        ignoringPointer.current = name;
        if (open !== name) openedWithoutClick.current = name;
        setOpen(name);
      }, hoverDelay);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      ignoringPointer.current = undefined;
    },
  });

  return { open, setOpen, reset, toggle, partProps };
}
