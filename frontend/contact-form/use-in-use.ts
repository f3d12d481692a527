import { type RefObject, useEffect, useState } from 'react';

/** Becomes true when the mouse or the focus enters an element. A finger that only scrolls past does not count. */
export function useInUse(ref: RefObject<HTMLElement | null>): boolean {
  const [inUse, setInUse] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (inUse || !element) return undefined;
    const start = () => setInUse(true);
    // Either may have entered it before React: Firefox sends no `mouseenter` again for a mouse that moves on inside.
    if (element.contains(document.activeElement) || element.matches(':hover')) start();
    // Browsers send `mouseenter` for a tap as well, but not for a scroll gesture.
    const events = ['focusin', 'mouseenter'] as const;
    for (const event of events) element.addEventListener(event, start);
    return () => {
      for (const event of events) element.removeEventListener(event, start);
    };
  }, [ref, inUse]);
  return inUse;
}
