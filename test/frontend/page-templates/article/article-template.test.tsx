import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { content } from '#frontend/content/blog-detail.ts';
import { ArticleTemplate } from '#frontend/page-templates/article/article-template.tsx';

test('an article says when it was published', () => {
  render(
    <MemoryRouter>
      <ArticleTemplate content={{ ...content, published: '2026-03-05' }} path="/blog-detail" surface="mint" />
    </MemoryRouter>,
  );
  expect(screen.getByText('Mar 5, 2026')).toHaveProperty('dateTime', '2026-03-05');
});
