import { contactPath, honeypotField, maxBodyBytes } from '#shared/contact-api.ts';
import { directionOf, type FieldErrors, fields, type InquiryField, inquiryFields } from '#shared/fields.ts';
import { honeypotLabel, labelOf, toastMessages } from '#shared/messages.ts';
import { type Html, html } from '../html.ts';
import type { TypedInquiry } from './request.ts';
import type { Outcome, Refusal, RefusalReason } from './response.ts';

export interface PageOptions {
  /** What the visitor typed, to be given back; undefined if it could not be read or is too long. */
  readonly typed?: TypedInquiry | undefined;
  /** Origin of the website; empty if it is the API's own. */
  readonly siteOrigin: string;
}

/** A form is never posted with another method or type, so those refusals need no page. */
const refusals: Readonly<Partial<Record<RefusalReason, { title: string; text: string }>>> = {
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
    title: toastMessages.failed,
    text: 'Send your message again in a moment. It will not arrive twice.',
  },
};

const hints: Readonly<Partial<Record<InquiryField, string>>> = {
  phoneNumber: 'With its country code, like +1 201 555 0123',
};

/** The page that responds to a form posted without script. Nothing is inline, so its policy can deny everything else. */
export function noScriptPage(outcome: Outcome, { typed, siteOrigin }: PageOptions): string {
  const isAccepted = outcome.kind === 'accepted';
  const title = isAccepted ? toastMessages.thanks(outcome.name) : refusalCopy(outcome).title;
  const ownFiles = siteOrigin || "'self'";
  const policy = `default-src 'none'; style-src ${ownFiles}; img-src ${ownFiles}; form-action 'self'; base-uri 'none'`;
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<title>${isAccepted ? title : `Not sent: ${title}`}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${siteOrigin}/response.css">
</head>
<body>
<main>
<h1>${title}</h1>
${isAccepted ? html`<p>${toastMessages.reply}</p>` : refusalBody(outcome, typed)}
<p><a class="home" href="${siteOrigin}/">Back to the home page</a></p>
</main>
</body>
</html>
`;
  return page.text;
}

function refusalCopy({ reason }: Refusal) {
  const copy = refusals[reason];
  if (copy === undefined) throw new Error(`no page for ${reason}`);
  return copy;
}

function refusalBody(refusal: Refusal, typed: TypedInquiry | undefined): Html {
  const { fields: errors = {}, requestId } = refusal;
  const isGivenBack = typed !== undefined && isShort(typed);
  return html`<p>${refusalCopy(refusal).text}</p>
${requestId === undefined ? undefined : html`<p class="hint">Reference: ${requestId}</p>`}
${errorSummary(errors, isGivenBack)}
${
  isGivenBack
    ? form(typed, errors)
    : html`<p>Use your browser’s Back button. Your text is still in the form.</p>`
}`;
}

/** Whether the text is no longer in HTML than a request may be, so nobody gets a far longer response than they sent. */
function isShort(typed: TypedInquiry): boolean {
  const written = Object.values(typed).map((value) => html`${value}`.text);
  return Buffer.byteLength(written.join('')) <= maxBodyBytes;
}

/** What to correct, with links to the fields if they are on the page. */
function errorSummary(errors: FieldErrors, hasFields: boolean): Html | undefined {
  const wrong = inquiryFields.filter((field) => errors[field] !== undefined);
  if (wrong.length === 0) return undefined;
  return html`<nav aria-label="What to correct">
<ul>
${wrong.map((field) => html`<li>${hasFields ? html`<a href="#${field}">${errors[field]}</a>` : errors[field]}</li>\n`)}
</ul>
</nav>`;
}

/** The contact form with everything that was typed, and an error next to each field that has one. */
function form(typed: TypedInquiry, errors: FieldErrors): Html {
  return html`<form method="post" action="${contactPath}">
${inquiryFields.map((field) => formField(field, typed[field] ?? '', errors[field]))}
<p class="away" aria-hidden="true"><label for="${honeypotField}">${honeypotLabel}</label>
<input id="${honeypotField}" name="${honeypotField}" type="text" tabindex="-1" autocomplete="off"></p>
<p><button type="submit">Send again</button></p>
</form>`;
}

function formField(field: InquiryField, value: string, error: string | undefined): Html {
  // An error says what the hint says and more, so it replaces the hint.
  const [kind, text] = error === undefined ? ['hint', hints[field]] : ['error', error];
  const id = `${field}-${kind}`;
  const note = text && html`<p class="${kind}" id="${id}">${text}</p>\n`;
  const described = text && html` aria-describedby="${id}"`;
  const invalid = error && html` aria-invalid="true"`;
  return html`<div class="field">
<label for="${field}">${labelOf(field)}</label>
${note}${control(field, value, html`${described}${invalid}`)}
</div>
`;
}

function control(field: InquiryField, value: string, state: Html): Html {
  const { type, autocomplete, required } = fields[field];
  const fill = autocomplete && html` autocomplete="${autocomplete}"`;
  const direction = directionOf(field);
  const dir = direction && html` dir="${direction}"`;
  const attributes = html`${fill}${dir}${required ? html` required` : undefined}${state}`;
  if (type === 'multi-line') {
    // HTML ignores a line break right after the tag, so one that the visitor typed survives.
    return html`<textarea id="${field}" name="${field}" rows="6"${attributes}>
${value}</textarea>`;
  }
  return html`<input id="${field}" name="${field}" type="${type}"${attributes} value="${value}">`;
}
