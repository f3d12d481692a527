import { contactSubmitUrl } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';

/** Milliseconds after which an unanswered inquiry counts as failed; the gateway itself gives up after 30 seconds. */
const timeout = 35_000;

export type Submission = { status: 'accepted' } | { status: 'failed'; cause: unknown };

/**
 * Sends an inquiry. Any answer that is no error counts as accepted and its body is not read (specification, 7).
 * @param host origin of the API; empty for the page's own
 * @param fetch the browser's, or a test's
 */
export async function submitInquiry(
  inquiry: Inquiry,
  { host = import.meta.env.VITE_API_HOST ?? '', fetch = globalThis.fetch } = {},
): Promise<Submission> {
  try {
    const response = await fetch(contactSubmitUrl(host), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(inquiry),
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return { status: 'accepted' };
    return { status: 'failed', cause: new Error(`The inquiry was answered with status ${response.status}`) };
  } catch (cause) {
    return { status: 'failed', cause };
  }
}
