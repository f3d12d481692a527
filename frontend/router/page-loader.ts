import { createContext } from 'react';

/** What links need to know of the pages they lead to, by path. The app provides it. */
export interface PageLoader {
  isPage: (path: string) => boolean;
  isLoaded: (path: string) => boolean;
  /** Whether the page is not loaded and an attempt to load it has failed. */
  hasFailed: (path: string) => boolean;
  /** Loads a page. Rejects if a part of it does not arrive. */
  load: (path: string) => Promise<void>;
}

export const PageLoaderContext = createContext<PageLoader>({
  isPage: () => false,
  isLoaded: () => false,
  hasFailed: () => false,
  load: async () => undefined,
});
