import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RelatedSection } from '#frontend/page-templates/service/related-section.tsx';

test.each(['lists', 'cards'] as const)('a page without links has no section for them: %s', (variant) => {
  expect(renderToStaticMarkup(<RelatedSection path="/eaas/without-links" variant={variant} />)).toBe('');
});
