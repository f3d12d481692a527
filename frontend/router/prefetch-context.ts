import { createContext } from 'react';

/** Loads the page at a path early. The app provides it, because the layout does not import page templates. */
export type Prefetch = (path: string) => void;

export const PrefetchContext = createContext<Prefetch>(() => undefined);
