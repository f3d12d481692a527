import { network } from 'virtual:msw';
import { type ContactAnswer, contactAnswers, contactApi } from './contact-api.ts';

/** What the page's address asks for; anything unknown is an answer as usual. */
function answer(): ContactAnswer {
  const wanted = new URLSearchParams(location.search).get('contact');
  return contactAnswers.find((known) => known === wanted) ?? 'ok';
}

network.configure({ handlers: [contactApi(answer)], onUnhandledFrame: 'bypass' });
await network.enable();
