import { inquiryFields } from '#shared/inquiry.ts';
import type { Answer, Refusal } from './answer.ts';
import { answerForm } from './answer-form.ts';
import { pageWords } from './answer-words.ts';
import type { TypedInquiry } from './form-body.ts';
import { type Html, html } from './html.ts';

export interface PageOptions {
  /** What the visitor typed, to be given back; nothing when it could not be read. */
  readonly typed?: TypedInquiry;
  /** Origin of the website, empty when it is the API's own. */
  readonly siteOrigin: string;
}

/** A whole page; nothing inline in it, so that it lives under the site's strict Content-Security-Policy. */
export function answerPage(answer: Answer, { typed, siteOrigin }: PageOptions): string {
  const { title, tab, body } = answer.kind === 'thanks' ? thanks(answer.name) : refusal(answer, typed);
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${tab}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${siteOrigin}/answer.css">
</head>
<body>
<main>
<h1>${title}</h1>
${body}
<p><a class="home" href="${siteOrigin}/">${pageWords.home}</a></p>
</main>
</body>
</html>
`;
  return page.text;
}

interface PageParts {
  readonly title: string;
  /** Title in the browser's tab. */
  readonly tab: string;
  readonly body: Html;
}

function thanks(name: string): PageParts {
  const title = pageWords.thanks.title(name);
  return { title, tab: title, body: html`<p>${pageWords.thanks.text}</p>` };
}

function refusal({ reason, fields = {}, requestId }: Refusal, typed: TypedInquiry | undefined): PageParts {
  // No form is posted by another method or as another type, so these two never become a page.
  if (reason === 'notAllowed' || reason === 'wrongType') throw new Error(`no page for ${reason}`);
  const { title, text } = pageWords.refusals[reason];
  const body = html`<p>${text}</p>
${requestId === undefined ? undefined : html`<p class="hint">${pageWords.reference}: ${requestId}</p>`}
${problems(fields)}
${typed === undefined ? html`<p>${pageWords.goBack}</p>` : answerForm(typed, fields)}`;
  return { title, tab: `${pageWords.titlePrefix}${title}`, body };
}

/** Links to the fields that have something to correct. */
function problems(fields: Refusal['fields'] = {}): Html | undefined {
  const wrong = inquiryFields.filter((field) => fields[field] !== undefined);
  if (wrong.length === 0) return undefined;
  return html`<nav aria-label="${pageWords.problems}">
<ul>
${wrong.map((field) => html`<li><a href="#${field}">${fields[field]}</a></li>\n`)}
</ul>
</nav>`;
}
