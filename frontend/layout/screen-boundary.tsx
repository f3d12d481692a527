import { Component, type ReactNode } from 'react';
import { site } from '../site.ts';
import { buttonClass } from '../ui/button.ts';
import { boundaryMessages } from './messages.ts';
import styles from './screen-boundary.module.css';

/** Keeps header and footer when a screen fails, says so, and offers to load the page again. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
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
