import { contactSubmitUrl, formAgeHeader, honeypotField } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';

/** Milliseconds. Longer than API Gateway's own limit of 30 seconds. */
const timeout = 35_000;

export type Submission = { status: 'accepted' } | { status: 'failed'; cause: unknown };

interface SendOptions {
  suspect?: boolean;
  age?: number | undefined;
  fetch?: typeof globalThis.fetch;
}

/**
 * Sends an inquiry. Every successful response counts as accepted, and its body is not read (requirement R76).
 * @param suspect whether the hidden field is filled; its content is nobody's business
 * @param age milliseconds since the form appeared; undefined if it says nothing about the sender
 */
export async function submitInquiry(
  inquiry: Inquiry,
  { suspect = false, age, fetch = globalThis.fetch }: SendOptions = {},
): Promise<Submission> {
  const post = () =>
    fetch(contactSubmitUrl(import.meta.env.VITE_API_HOST), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(age !== undefined && { [formAgeHeader]: String(Math.round(age)) }),
      },
      body: JSON.stringify(suspect ? { ...inquiry, [honeypotField]: 'filled' } : inquiry),
      // Completes even if the page is closed. Browsers allow this for bodies of up to 64 KB; ours have at most 16 KB.
      keepalive: true,
      signal: AbortSignal.timeout(timeout),
    });
  const settled = new AbortController();
  // Firefox loses a response that arrives while the page is in the back/forward cache. The service ignores a repetition.
  const postAgain = new Promise<Response>((resolve) => {
    const restore = ({ persisted }: PageTransitionEvent) => persisted && resolve(post());
    addEventListener('pageshow', restore, { signal: settled.signal });
  });
  try {
    const response = await Promise.race([post(), postAgain]);
    if (response.ok) return { status: 'accepted' };
    return {
      status: 'failed',
      cause: new Error(`The response to the inquiry has status ${response.status}`),
    };
  } catch (cause) {
    return { status: 'failed', cause };
  } finally {
    settled.abort();
  }
}
