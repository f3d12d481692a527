import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { followLinks } from './follow-links.ts';

/** Lets the router follow the links inside the site; what they open replaces an entry of the history that is the same. */
export function useFollowedLinks(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      followLinks((to) => {
        const here = location.pathname + location.search + location.hash;
        navigate(to, { replace: to === here });
      }),
    [navigate],
  );
}
