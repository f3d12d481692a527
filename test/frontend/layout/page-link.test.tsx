import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageLink } from '#frontend/layout/page-link.tsx';
import { PageLinkContext } from '#frontend/layout/page-link-context.ts';

/** Clicks a link to the questions. */
function clickLink(keys: MouseEventInit = {}) {
  const navigate = vi.fn();
  render(
    <PageLinkContext value={{ navigate, prefetch: vi.fn() }}>
      <PageLink to="/faq">Questions</PageLink>
    </PageLinkContext>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, keys);
  fireEvent(link, click);
  return { navigate, leftToBrowser: !click.defaultPrevented };
}

test('a click opens the page without a new document', () => {
  const { navigate, leftToBrowser } = clickLink();
  expect(leftToBrowser).toBe(false);
  expect(navigate.mock.calls).toEqual([['/faq', expect.objectContaining({ replace: false })]]);
});

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('with %s the browser follows it', (key) => {
  const { navigate, leftToBrowser } = clickLink({ [key]: true });
  expect(leftToBrowser).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

test('a link to the shown page adds no entry to the history', () => {
  history.pushState({}, '', '/faq');
  const { navigate } = clickLink();
  history.back();
  expect(navigate.mock.calls).toEqual([['/faq', expect.objectContaining({ replace: true })]]);
});
