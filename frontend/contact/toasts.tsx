import { type ComponentType, useEffect, useState } from 'react';
import { onToastsLoaded } from './notify.ts';

/** Where the messages appear; the library comes with the first of them, or when a form makes ready for it. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => onToastsLoaded((component) => setContainer(() => component)), []);
  return Container ? <Container /> : null;
}
