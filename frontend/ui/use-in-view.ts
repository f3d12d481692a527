import { type RefObject, useEffect } from 'react';

/** Marks an element with `data-in-view` while it is in view, or, with `once`, from the moment half of it is. */
export function useInView(element: RefObject<Element | null>, once = false): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const inView = Boolean(entries.at(-1)?.isIntersecting);
        current.toggleAttribute('data-in-view', inView);
        if (once && inView) observer.disconnect();
      },
      { threshold: once ? 0.5 : 0 },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, once]);
}
