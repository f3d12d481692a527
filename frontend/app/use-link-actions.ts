import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PageLinkActions } from '../layout/page-link-context.ts';
import { prefetchPage } from './load-page.tsx';

/** Milliseconds that a pressed link waits for its page, which has been loading since the link was touched. */
const patience = 50;

/**
 * What links inside the site do: the same object in every render, so that the links do not render again. React Router
 * renders a page that is there once, and otherwise twice, first to say that it is loading.
 */
export function useLinkActions(): PageLinkActions {
  const navigate = useNavigate();
  return useMemo(() => {
    let presses = 0;
    return {
      prefetch: prefetchPage,
      async navigate(to, options) {
        const press = ++presses;
        await Promise.race([prefetchPage(to), new Promise((resolve) => setTimeout(resolve, patience))]);
        // Another link may have been pressed meanwhile.
        if (press === presses) await navigate(to, options);
      },
    };
  }, [navigate]);
}
