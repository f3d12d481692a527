import { delay, HttpResponse, http } from 'msw';
import { contactPath } from '#shared/contact-api.ts';
import { checkInquiry } from '#shared/inquiry.ts';

/** Responses of the mocked contact service, selected by a query parameter such as `?contact=fail`. */
export const contactResponses = ['ok', 'fail', 'slow', 'offline'] as const;
export type ContactResponse = (typeof contactResponses)[number];

/** Milliseconds. */
const slowResponseDelay = 4000;

/**
 * Mocks the contact service. The real schema decides which inquiries are accepted.
 * @param response called for each inquiry
 */
export function contactApi(response: () => ContactResponse) {
  return http.post(`*${contactPath}`, async ({ request }) => {
    const behavior = response();
    if (behavior === 'offline') return HttpResponse.error();
    if (behavior === 'fail') return HttpResponse.json({ error: 'Internal error' }, { status: 500 });
    if (behavior === 'slow') await delay(slowResponseDelay);
    const check = checkInquiry(await request.json());
    return check.ok
      ? HttpResponse.json({ id: 'mocked' })
      : HttpResponse.json({ error: 'Invalid inquiry', fields: check.fields }, { status: 400 });
  });
}
