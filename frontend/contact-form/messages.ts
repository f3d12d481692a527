/** Of the phone field. */
export const phoneMessages = {
  country: (name: string, dialCode: string) => `Country: ${name}, +${dialCode}`,
  countries: 'Countries',
  search: 'Search countries',
  noCountry: 'No country found',
  hint: 'Choose a country or start with +',
  question: 'Did you mean',
  doubtful: (digits: string) =>
    `Is ${digits} a number in the United States? Then please send it again. If not, choose its country or start with +.`,
};

export const formMessages = {
  /** Accessible name of the form. */
  form: 'Inquiry',
  required: 'All fields are required.',
  /** If there are optional fields, whose labels say so. */
  requiredUnless: 'All fields are required unless marked as optional.',
  phoneReason: 'We ask for it because a call can settle a question faster.',
  /** Submit button on all pages but the contact page, which has 'Connect'. */
  getStarted: 'Get Started',
  connect: 'Connect',
  sending: 'Sending…',
  /** Before the company's email address. */
  orWriteTo: 'Or write to',
  privacy: {
    summary: 'We use your details only to respond to you.',
    stored: 'Our sales team reads inquiries. We store yours for',
    days: (count: number) => `${count} days`,
    erase: '. To have it deleted sooner, write to',
  },
};

/** Shown after a submission. */
export const resultMessages = {
  summary: 'Please check these fields',
  tooLarge: 'Please shorten your comment. Emoji and some alphabets take up more space than Latin letters.',
  sent: {
    heading: (name: string) => `Thank you, ${name}`,
    text: 'We have received your inquiry and will reply by email or phone.',
    /** With the number and its country, as a wrong one would never be noticed. */
    number: (number: string) => `Your phone number: ${number}`,
  },
};
