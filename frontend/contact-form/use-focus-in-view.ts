import { type RefObject, useEffect } from 'react';

/**
 * Focuses an element when it appears, and again whenever `turn` changes.
 * Firefox does not always scroll to an element that was rendered just before, so this scrolls to it as well.
 */
export function useFocusInView(ref: RefObject<HTMLElement | null>, turn = 0): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: focus again even if nothing else has changed
  useEffect(() => {
    ref.current?.focus();
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [ref, turn]);
}
