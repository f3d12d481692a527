import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// jsdom does not implement media queries: none matches.
globalThis.matchMedia ??= () => ({ matches: false }) as MediaQueryList;

// Testing Library cleans up automatically only if `afterEach` is global.
afterEach(cleanup);

// Long enough for a busy machine, on which Vitest takes seconds to transform a library that a component loads.
configure({ asyncUtilTimeout: 20_000 });
