import { use, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLinks } from './follow-links.ts';
import { PrefetchContext } from './prefetch-context.ts';

/** Navigates with the router on clicks on internal links. A link to the current URL replaces the history entry. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  const prefetch = use(PrefetchContext);
  useEffect(
    () =>
      followLinks((to) => {
        const here = location.pathname + location.search + location.hash;
        navigate(to, { replace: to === here });
      }, prefetch),
    [navigate, prefetch],
  );
}
