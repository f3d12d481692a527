import { pageTemplates } from '../app/page-kinds.ts';
import { pageAt } from '../site/pages.ts';
import { fullStylesheet } from './full-stylesheet.ts';

// Fetches the page's content, template and stylesheet while React loads, which saves one round trip. Errors are ignored
// here and reported where the part is used.
const page = pageAt(location.pathname);
if (page)
  for (const part of [page.load(), pageTemplates[page.kind](), fullStylesheet()]) part.catch(() => undefined);
