import { type RefObject, useEffect, useState } from 'react';

/** Becomes true once an element is within `distance` CSS pixels of the viewport or receives the focus. */
export function useNear(ref: RefObject<HTMLElement | null>, distance = 600): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (near || !element) return;
    const arrive = () => setNear(true);
    if (element.contains(document.activeElement)) arrive();
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && arrive(),
      { rootMargin: `${distance}px` },
    );
    observer.observe(element);
    element.addEventListener('focusin', arrive);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', arrive);
    };
  }, [ref, near, distance]);
  return near;
}
