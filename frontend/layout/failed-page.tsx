import { company } from '../site/company.ts';
import { failedPageMessages } from './messages.ts';

/** An error message with a reload button, in place of a page template that throws; header and footer stay. */
export function FailedPage() {
  return (
    <section className="wrap section hero-text">
      <title>{`${failedPageMessages.heading} | ${company.name}`}</title>
      <h1>{failedPageMessages.heading}</h1>
      <p className="lead">{failedPageMessages.text}</p>
      <button type="button" className="button on-cobalt" onClick={() => location.reload()}>
        {failedPageMessages.action}
      </button>
    </section>
  );
}
