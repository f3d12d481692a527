import { useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Finds the part of the header that CSS shows before React, because it is hovered or focused.
 * @param attribute of the parts, with their name
 * @param show called with the name before the browser paints
 */
export function useShownBefore(attribute: 'data-menu' | 'data-group', show: (name: string) => void): void {
  const find = () =>
    typeof document === 'undefined'
      ? null
      : document.querySelector(`[${attribute}]:is(:hover, :focus-within)`);
  // While rendering, as React replaces the header if something has changed it.
  const [before] = useState(find);
  const start = useEffectEvent(() => {
    const name = (before && !before.isConnected ? before : find())?.getAttribute(attribute);
    if (name) show(name);
  });
  useLayoutEffect(() => start(), []);
}
