import { createContext } from 'react';
import type { NavigateOptions } from 'react-router-dom';

export interface PageLinkActions {
  navigate: (to: string, options: NavigateOptions) => void;
  /** Loads the files of the page at an address before its link is followed. */
  prefetch: (to: string) => void;
}

/** What links inside the site do when React runs them. Without it, the browser follows them. */
export const PageLinkContext = createContext<PageLinkActions | undefined>(undefined);
