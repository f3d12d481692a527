import { Component, type ReactNode } from 'react';
import { site } from '../site.ts';
import { buttonClass } from '../ui/button.ts';
import styles from './error-boundary.module.css';
import { boundaryMessages } from './messages.ts';

/** Shows an error message with a reload button in place of a page template that throws; header and footer stay. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <section className={`wrap section ${styles['failed']}`}>
        <title>{`${boundaryMessages.heading} | ${site.company}`}</title>
        <h1>{boundaryMessages.heading}</h1>
        <p className="lead">{boundaryMessages.text}</p>
        <button type="button" className={buttonClass('cobalt')} onClick={() => location.reload()}>
          {boundaryMessages.action}
        </button>
      </section>
    );
  }
}
