import type { InquiryField } from '#shared/inquiry.ts';
import type { Reason } from './answer.ts';

/** `error` of the JSON answers. */
export const errorWords: Readonly<Record<Reason, string>> = {
  invalid: 'Some fields need a correction.',
  unreadable: 'The body could not be read: send UTF-8 text in the format that its content type names.',
  notFound: 'There is nothing at this address.',
  notAllowed: 'Only POST is answered here.',
  tooLarge: 'The body is too large.',
  wrongType: 'Send application/json or application/x-www-form-urlencoded, in UTF-8.',
  failed: 'Something went wrong on our side. Please try again.',
};

interface PageWords {
  readonly title: string;
  readonly text: string;
}

/** The page after a form was posted without script; the success speaks as the site's own message does. */
export const pageWords = {
  thanks: {
    title: (name: string) => (name === '' ? 'Thank you!' : `Thank you, ${name} !`),
    text: "We'll get back to you shortly.",
  },
  refusals: {
    invalid: {
      title: 'Please check your details',
      text: 'Nothing has been sent yet. Correct what is marked below and send it again.',
    },
    unreadable: { title: 'We could not read your message', text: 'Nothing has been sent.' },
    notFound: { title: 'There is nothing at this address', text: 'Nothing has been sent.' },
    tooLarge: {
      title: 'Your message is too long',
      text: 'Nothing has been sent yet. Please shorten your comment and send it again.',
    },
    failed: {
      title: 'Oops! Something went wrong. Please try again.',
      text: 'Send your message again in a moment. It will not arrive twice.',
    },
  } satisfies Partial<Record<Reason, PageWords>>,
  /** Put before the title in the browser's tab while there is something to do. */
  titlePrefix: 'Not sent: ',
  /** When there is no form on the page. */
  goBack: 'Go back with your browser: your text is still in the form.',
  problems: 'What to correct',
  reference: 'Reference',
  send: 'Send again',
  home: 'Back to the home page',
} as const;

/** Labels of the form's fields; a hint says what a field wants. */
export const fieldWords: Readonly<Record<InquiryField, { label: string; hint?: string }>> = {
  name: { label: 'Name' },
  email: { label: 'Email' },
  phoneNumber: { label: 'Phone number', hint: 'With its country code, like +1 201 555 0123' },
  comment: { label: 'Comment' },
};

/** Label of the honeypot, for whoever meets it without styles. */
export const honeypotLabel = 'Leave this field empty';
