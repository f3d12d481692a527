import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { navigationMessages } from '#frontend/app/messages.ts';
import { routes } from '#frontend/app/routes.tsx';
import { PhoneField } from '#frontend/contact-form/phone/phone-field.tsx';
import { Carousel } from '#frontend/ui/carousel/carousel.tsx';

/** An IntersectionObserver for which every element is in view. */
class EverythingInView {
  readonly #callback: (entries: { isIntersecting: boolean }[]) => void;
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    this.#callback = callback;
  }
  observe() {
    this.#callback([{ isIntersecting: true }]);
  }
  disconnect() {
    return undefined;
  }
}

const broken = new Error('a broken part');

function Broken(): never {
  throw broken;
}

vi.mock('#frontend/contact-form/phone/phone-input.tsx', () => ({ PhoneInput: Broken }));
// jsdom does not load stylesheets.
vi.mock('#frontend/ui/load-stylesheet.ts', () => ({ loadStylesheet: () => Promise.resolve() }));
vi.mock('#frontend/ui/carousel/live-carousel.tsx', () => ({ LiveCarousel: Broken }));
vi.mock('#frontend/layout/header/header.tsx', () => ({ Header: Broken }));

beforeEach(() => vi.stubGlobal('IntersectionObserver', EverythingInView));

/** Waits until React has logged the error, with whatever it adds. */
const untilLogged = (log: { mock: { calls: unknown[][] } }) =>
  waitFor(() => expect(log.mock.calls.flat()).toContain(broken));

test('a phone library that throws leaves the plain field with its number', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const number = '+442079460958';
  render(
    <PhoneField
      attributes={{ id: 'phone' }}
      value={number}
      country=""
      onChange={() => undefined}
      scripted
      inUse
    />,
  );
  await untilLogged(log);
  expect(screen.getByRole('textbox')).toHaveValue('+442079460958');
});

test('a carousel that throws leaves its slides in a row', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(<Carousel heading="Posts" slides={['first', 'second']} />);
  await untilLogged(log);
  expect(screen.getByRole('region', { name: 'Posts' })).toHaveTextContent('firstsecond');
});

test('a layout that throws leaves a message', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await untilLogged(log);
  expect(screen.getByRole('button', { name: navigationMessages.failed.action })).toBeVisible();
});
