import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formMessages, toastMessages } from '#frontend/contact-form/messages.ts';
import { type formStores, Gallery, parts, surfaces } from '#test/gallery/gallery.tsx';

test('shows every module of frontend/ui that has a component', () => {
  const modules = globSync('**/*.tsx', { cwd: 'frontend/ui' });
  // A folder holds the parts of one component, which has the folder's name.
  const components = modules.filter((file) => {
    const folder = path.dirname(file);
    return folder === '.' || path.basename(file, '.tsx') === folder;
  });
  expect(Object.keys(parts).sort()).toEqual(['button', ...components].sort());
});

test('shows every surface', () => {
  const css = readFileSync('frontend/styles/surfaces.css', 'utf8');
  const classes = new Set([...css.matchAll(/\.on-([a-z]+)/g)].map(([, name]) => name));
  expect([...surfaces].sort()).toEqual([...classes].sort());
});

/** An IntersectionObserver for which nothing is in view, as jsdom cannot show a live carousel. */
class NothingInView {
  observe() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}

test('renders every part on every surface, and the form in its states', () => {
  vi.stubGlobal('IntersectionObserver', NothingInView);
  vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(<Gallery />);
  for (const name of Object.keys(parts))
    expect(within(screen.getByRole('region', { name })).getAllByText(/./).length).toBeGreaterThan(
      surfaces.length,
    );
  for (const surface of surfaces)
    expect(container.querySelectorAll(`.on-${surface}`).length).toBeGreaterThanOrEqual(
      Object.keys(parts).length,
    );
  const form = (state: keyof typeof formStores) => within(screen.getByRole('region', { name: state }));
  form('sent').getByText(/Thank you/);
  form('failed').getByText(new RegExp(`^${toastMessages.failed}`));
  form('errors').getByText('Please enter your name.', { selector: 'a' });
  form('sending').getByRole('button', { name: formMessages.sending });
  expect(form('empty').getByLabelText(formMessages.labels.name)).toHaveValue('');
  expect(form('failed').getByLabelText(formMessages.labels.email)).toHaveValue('asha@example.com');
});
