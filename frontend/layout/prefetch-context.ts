import { createContext } from 'react';

/** Loads the files of the page at a path before its link is followed. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
