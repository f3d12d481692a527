import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useSlideShow } from '#frontend/ui/carousel/use-slide-show.ts';

function SlideShow({ allowed = true, calm = false }) {
  const { running, stopped, toggle, hold } = useSlideShow(allowed, calm);
  return (
    <>
      <div data-testid="slides" {...hold}>
        <button type="button" onClick={toggle}>
          {stopped ? 'start' : 'stop'}
        </button>
        <button type="button">a link</button>
      </div>
      <output>{running ? 'running' : 'still'}</output>
    </>
  );
}

const state = () => screen.getByRole('status').textContent;
const slides = () => screen.getByTestId('slides');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('runs, but not where it is not allowed, nor at first for who wants less motion', () => {
  const { rerender } = render(<SlideShow />);
  expect(state()).toBe('running');
  rerender(<SlideShow allowed={false} />);
  expect(state()).toBe('still');
  rerender(<SlideShow calm />);
  expect(state()).toBe('still');
});

test('waits while the focus goes from one thing to the next, and until it leaves', async () => {
  render(<SlideShow />);
  for (const expected of ['still', 'still', 'running']) {
    await userEvent.tab();
    expect(state()).toBe(expected);
  }
});

test('a pointer that leaves starts nothing while the focus is inside', async () => {
  render(<SlideShow />);
  await userEvent.tab();
  fireEvent.pointerOver(slides());
  fireEvent.pointerLeave(slides());
  expect(state()).toBe('still');
});

test('what the button said stands, whatever comes and goes', async () => {
  const { rerender } = render(<SlideShow />);
  await press('stop');
  fireEvent.pointerLeave(slides());
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expect(state()).toBe('still');
  await press('start');
  expect(state()).toBe('running');
  rerender(<SlideShow calm />);
  expect(state()).toBe('running');
});
