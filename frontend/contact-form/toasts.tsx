import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { onToastsLoaded } from './notify.ts';

/** Container of the toasts. The library loads with the first toast, or when the visitor uses the form. */
export function Toasts() {
  const [Container, setContainer] = useState<ComponentType>();
  useEffect(() => onToastsLoaded((component) => setContainer(() => component)), []);
  return <ErrorBoundary fallback={null}>{Container && <Container />}</ErrorBoundary>;
}
