import { delay, HttpResponse, http } from 'msw';
import { contactPath } from '#shared/contact-api.ts';
import { checkInquiry } from '#shared/inquiry.ts';

/** How the mocked contact service answers; chosen in the page's address by `?contact=fail`. */
export const contactAnswers = ['ok', 'fail', 'slow', 'offline'] as const;
export type ContactAnswer = (typeof contactAnswers)[number];

/** Milliseconds until the slow service answers. */
const slow = 4000;

/**
 * The contact service as the form sees it: the real schema decides what is accepted.
 * @param answer how it behaves, asked anew for each inquiry
 */
export function contactApi(answer: () => ContactAnswer) {
  return http.post(`*${contactPath}`, async ({ request }) => {
    const behavior = answer();
    if (behavior === 'offline') return HttpResponse.error();
    if (behavior === 'fail') return HttpResponse.json({ error: 'Internal error' }, { status: 500 });
    if (behavior === 'slow') await delay(slow);
    const check = checkInquiry(await request.json());
    return check.ok
      ? HttpResponse.json({ id: 'mocked' })
      : HttpResponse.json({ error: 'Invalid inquiry', fields: check.fields }, { status: 400 });
  });
}
