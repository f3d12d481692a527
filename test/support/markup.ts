import { JSDOM } from 'jsdom';

// One for all: a window takes longer to make than most documents to read.
const parser = new new JSDOM().window.DOMParser();

/** A document as a browser without script reads it, for tests that need no browser's globals beside it. */
export function parsed(text: string, type: DOMParserSupportedType = 'text/html'): Document {
  return parser.parseFromString(text, type);
}
