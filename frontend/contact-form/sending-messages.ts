/** Shown after a submission. Separate from messages.ts, as these load with the code that sends. */
export const sendingMessages = {
  summary: 'Please check these fields',
  tooLarge: 'Please shorten your comment. Emoji and some alphabets take up more space than Latin letters.',
  sent: {
    heading: (name: string) => `Thank you, ${name}`,
    text: 'We have received your inquiry and will reply by email or phone.',
    again: 'Send another inquiry',
  },
};
