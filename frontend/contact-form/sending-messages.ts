/** Shown after a submission. Apart from the form's other messages, as these load with the code that sends. */
export const sendingMessages = {
  summary: 'Please check these fields',
  tooLarge: 'Please shorten your comment: emoji and some scripts take more room than Latin letters.',
  sent: {
    heading: (name: string) => `Thank you, ${name}`,
    text: 'Your inquiry has arrived. We answer by email or phone.',
    again: 'Send another inquiry',
  },
};
