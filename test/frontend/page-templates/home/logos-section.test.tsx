import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { content } from '#frontend/content/home.ts';
import { LogosSection } from '#frontend/page-templates/home/logos-section.tsx';
import { homeMessages } from '#frontend/page-templates/messages.ts';

const names = ['Northwind', 'Contoso', 'Fabrikam', 'Globex', 'Initech', 'Umbrella', 'Hooli'];
const items = names.map((name, index) => ({
  name,
  file: { sources: {}, img: { src: `${name}.svg`, w: 100 + index, h: 40 } },
}));
const show = (count: number) =>
  render(<LogosSection {...content} logos={{ label: 'Customers', items: items.slice(0, count) }} />);

test('six logos stand still, each with the size of its file', () => {
  show(6);
  expect(screen.queryByRole('checkbox')).toBeNull();
  for (const { name, file } of items.slice(0, 6)) {
    expect(screen.getByRole('img', { name })).toHaveAttribute('width', String(file.img.w));
    expect(screen.getByRole('img', { name })).toHaveAttribute('height', '40');
    // Chromium gives an image with `auto` another size than that of its file.
    expect(screen.getByRole('img', { name }).getAttribute('sizes')).not.toMatch(/auto/);
  }
});

test('more logos move, followed by themselves, with a control to stop them, which precedes them', () => {
  const { container } = show(7);
  // A second row, which is not read aloud.
  expect(screen.getAllByRole('img')).toHaveLength(7);
  expect(container.querySelectorAll('img')).toHaveLength(14);
  const control = screen.getByRole('checkbox', { name: homeMessages.stopLogos });
  const logo = screen.getByRole('img', { name: 'Northwind' });
  expect(control.compareDocumentPosition(logo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
