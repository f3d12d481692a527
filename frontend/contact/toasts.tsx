import { type ComponentType, useEffect, useState } from 'react';
import { onToastsLoaded } from './notify.ts';

/** Container of the toasts. The library loads with the first toast, or when a form comes near the viewport. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => onToastsLoaded((component) => setContainer(() => component)), []);
  return Container ? <Container /> : null;
}
