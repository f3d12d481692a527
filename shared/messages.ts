import { fields, type InquiryField } from './fields.ts';

// What both the form and the page that responds without script say.

const thanks = (name: string) => `Thank you, ${name} !`;
const reply = "We'll get back to you shortly.";

/** Of the toasts, to the letter (requirement R63). The page without script says the last one as a heading and a text. */
export const toastMessages = {
  incomplete: 'Please fill in all fields',
  failed: 'Oops! Something went wrong. Please try again.',
  thanks,
  reply,
  sent: (name: string) => `${thanks(name)} ${reply}`,
};

/** The field's label on the form. */
export const labelOf = (name: InquiryField) =>
  fields[name].required ? fields[name].label : `${fields[name].label} (optional)`;

/** Label of the field that people do not see. */
export const honeypotLabel = 'Leave this field empty';
