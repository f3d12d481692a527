import { contactPath, honeypotField } from '#shared/contact-api.ts';
import { type FieldErrors, type InquiryField, inquiryFields } from '#shared/inquiry.ts';
import { fieldWords, honeypotLabel, pageWords } from './answer-words.ts';
import type { TypedInquiry } from './form-body.ts';
import { type Html, html } from './html.ts';

/** Attributes that make browsers fill in and check as on the site's own form. */
const inputs: Readonly<Record<Exclude<InquiryField, 'comment'>, { type: string; autocomplete: string }>> = {
  name: { type: 'text', autocomplete: 'name' },
  email: { type: 'email', autocomplete: 'email' },
  phoneNumber: { type: 'tel', autocomplete: 'tel' },
};

/** The contact form with everything in it that was typed, and an error beside each field that has one. */
export function answerForm(typed: TypedInquiry, errors: FieldErrors): Html {
  return html`<form method="post" action="${contactPath}">
${inquiryFields.map((field) => formField(field, typed[field] ?? '', errors[field]))}
<p class="away" aria-hidden="true"><label for="${honeypotField}">${honeypotLabel}</label>
<input id="${honeypotField}" name="${honeypotField}" type="text" tabindex="-1" autocomplete="off"></p>
<p><button type="submit">${pageWords.send}</button></p>
</form>`;
}

function formField(field: InquiryField, value: string, error: string | undefined): Html {
  const { label, hint } = fieldWords[field];
  // An error says what the hint says, and more, so it takes the hint's place.
  const [kind, text] = error === undefined ? ['hint', hint] : ['error', error];
  const id = `${field}-${kind}`;
  const note = text && html`<p class="${kind}" id="${id}">${text}</p>\n`;
  const described = text && html` aria-describedby="${id}"`;
  const invalid = error && html` aria-invalid="true"`;
  return html`<div class="field">
<label for="${field}">${label}</label>
${note}${control(field, value, html`${described}${invalid}`)}
</div>
`;
}

function control(field: InquiryField, value: string, state: Html): Html {
  if (field === 'comment') {
    // The line break behind the tag is not part of the text, so one that was typed first is kept.
    return html`<textarea id="${field}" name="${field}" rows="6" required${state}>
${value}</textarea>`;
  }
  const { type, autocomplete } = inputs[field];
  return html`<input id="${field}" name="${field}" type="${type}" autocomplete="${autocomplete}" required${state} value="${value}">`;
}
