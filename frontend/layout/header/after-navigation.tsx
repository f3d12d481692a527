import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after every navigation, even to the same path. A component, so that its parent does not render again. */
export function AfterNavigation({ call }: { call: () => void }) {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current !== key) call();
    last.current = key;
  }, [call, key]);
  return null;
}
