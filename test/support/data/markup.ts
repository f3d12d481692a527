import { JSDOM } from 'jsdom';

// Shared, as creating a window takes longer than parsing a document.
const parser = new new JSDOM().window.DOMParser();

/** Parses a document without running scripts, for tests without browser globals. */
export function parsed(text: string, type: DOMParserSupportedType = 'text/html'): Document {
  return parser.parseFromString(text, type);
}
