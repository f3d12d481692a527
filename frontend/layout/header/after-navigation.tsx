import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after every navigation, even to the same path. A component, so that its parent does not render again. */
export function AfterNavigation({ call }: { call: () => void }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each navigation
  useEffect(call, [key]);
  return null;
}
