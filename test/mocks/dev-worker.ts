import { network } from 'virtual:msw';
import { type ContactResponse, contactApi, contactResponses } from './contact-api.ts';

/** The response that the page's query string selects, `ok` by default. */
function response(): ContactResponse {
  const wanted = new URLSearchParams(location.search).get('contact');
  return contactResponses.find((known) => known === wanted) ?? 'ok';
}

network.configure({ handlers: [contactApi(response)], onUnhandledFrame: 'bypass' });
await network.enable();
