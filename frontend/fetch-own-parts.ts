import { fullStylesheet } from './full-stylesheet.ts';
import { pageTemplates } from './page-templates.ts';
import { pageAt } from './pages.ts';

// Fetches what React will ask for to take this page over, while React itself is on its way: one round trip less until
// the page answers. A failure shows where the part is wanted.
const page = pageAt(location.pathname);
if (page)
  for (const part of [page.load(), pageTemplates[page.kind](), fullStylesheet()]) part.catch(() => undefined);
