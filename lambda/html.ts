/** Markup that is safe to write: made by the template below, with everything put into it escaped. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = string | Html | readonly Html[] | undefined;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Template of HTML. A string is escaped for element content and quoted attribute values; undefined writes nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(strings.reduce((before, after, i) => before + write(parts[i - 1]) + after));
}

function write(part: Part): string {
  if (part === undefined) return '';
  if (typeof part === 'string')
    return part.replace(/[&<>"']/g, (character) => entities[character] ?? character);
  return part instanceof Html ? part.text : part.map((item) => item.text).join('');
}
