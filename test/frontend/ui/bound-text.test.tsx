import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { BoundText } from '#frontend/ui/bound-text.tsx';

test('keeps e-words, and months with their days, in one line, and leaves the text as it is', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const text =
    'E-Commerce and e-commerce: e-invoices of March 4 and April 3, in 2026, one-time or pre-sorted';
  const { container } = render(<BoundText text={text} />);
  const parts = [...container.querySelectorAll('.nowrap')].map((span) => span.textContent);
  expect(parts).toEqual(['E-Commerce', 'e-commerce', 'e-invoices', 'March 4', 'April 3']);
  expect(container.textContent).toBe(text);
  expect(log).not.toHaveBeenCalled();
});

test('adds no element to other texts', () => {
  const { container } = render(<BoundText text="Pre-sorted mail may be one-time" />);
  expect(container.innerHTML).toBe('Pre-sorted mail may be one-time');
});
