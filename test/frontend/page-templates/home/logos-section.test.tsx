import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from '#frontend/content/home.ts';
import { LogosSection } from '#frontend/page-templates/home/logos-section.tsx';

test('logos move with a control to stop them, which precedes them', () => {
  const items = [{ name: 'Northwind', file: 'northwind.svg' }];
  render(<LogosSection {...content} logos={{ label: 'Customers', items }} />);
  const control = screen.getByRole('checkbox', { name: /stop/i });
  const logo = screen.getByRole('img', { name: 'Northwind' });
  expect(control.compareDocumentPosition(logo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
