import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Calls back after every navigation, also one to the same path. An element, so that nothing else is rendered for it. */
export function AfterNavigation({ call }: { call: () => void }) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the navigation that calls
  useEffect(call, [key]);
  return null;
}
