import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Takes the place of children that throw. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps an error inside from taking away the rest of the page. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
