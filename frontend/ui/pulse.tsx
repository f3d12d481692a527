import { useRef } from 'react';
import { useInView } from './use-in-view.ts';

/** A marker that pulses when it comes into view, and again while the pointer is on what it marks. */
export function Pulse() {
  const marker = useRef<HTMLSpanElement>(null);
  useInView(marker);
  return <span ref={marker} className="disc on-coral pulse" />;
}
