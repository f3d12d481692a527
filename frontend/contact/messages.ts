import type { InquiryField } from '#shared/inquiry-limits.ts';

/** Verbatim from the specification. */
export const toastMessages = {
  incomplete: 'Please fill in all fields',
  failed: 'Oops! Something went wrong. Please try again.',
  sent: (name: string) => `Thank you, ${name} ! We'll get back to you shortly.`,
};

export const formMessages = {
  labels: {
    name: 'Name',
    email: 'Email',
    phoneNumber: 'Phone',
    comment: 'Comment',
  } satisfies Record<InquiryField, string>,
  /** Submit button on the home, service and industry pages; the contact page has 'Connect'. */
  getStarted: 'Get Started',
  connect: 'Connect',
  summary: 'Please check these fields',
  sending: 'Sending …',
  tooLarge: 'Please shorten your comment: emoji and some scripts take more room than Latin letters.',
  honeypot: 'Leave this field empty',
  country: (name: string, dialCode: string) => `Country: ${name}, +${dialCode}`,
  countries: 'Countries',
  sent: {
    heading: (name: string) => `Thank you, ${name}`,
    text: 'Your inquiry has arrived. We answer by email or phone.',
    again: 'Send another inquiry',
  },
};
