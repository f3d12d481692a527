import { useEffect, useRef } from 'react';

/** A marker that pulses when it comes into view, and again while the pointer is on what it marks. */
export function Pulse() {
  const marker = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { current } = marker;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => {
      current.toggleAttribute('data-in-view', entries.at(-1)?.isIntersecting);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return <span ref={marker} className="disc on-coral pulse" />;
}
