import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Takes the place of children that throw. */
  fallback: ReactNode;
  /** The children are rendered again when this changes. */
  resetKey?: string;
  children: ReactNode;
}

/** Keeps an error inside from taking away the rest of the page. React logs the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundary['state']) {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
