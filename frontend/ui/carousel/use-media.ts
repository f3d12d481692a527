import { useCallback, useSyncExternalStore } from 'react';

/**
 * Something that media queries decide, right from the first frame on. In the browser only.
 * @param queries every query that `read` asks; the same array each time
 * @param read the answer, a value that compares by itself
 */
export function useMedia<T extends number | boolean | undefined>(
  queries: readonly string[],
  read: (matches: (query: string) => boolean) => T,
): T {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const lists = queries.map((query) => matchMedia(query));
      for (const list of lists) list.addEventListener('change', onChange);
      return () => {
        for (const list of lists) list.removeEventListener('change', onChange);
      };
    },
    [queries],
  );
  return useSyncExternalStore(subscribe, () => read((query) => matchMedia(query).matches));
}
