import { useCallback, useSyncExternalStore } from 'react';

/**
 * Derives a value from media queries and updates it when one of them changes. In the browser only.
 * @param queries every query that `read` uses; must be a stable array
 * @param read returns a primitive value
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
