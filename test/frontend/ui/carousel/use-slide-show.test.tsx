import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useSlideShow } from '#frontend/ui/carousel/use-slide-show.ts';

function SlideShow({ allowed = true, reducedMotion = false, hasFocus = false }) {
  const { running, stopped, toggle, pauseHandlers } = useSlideShow(allowed, reducedMotion, hasFocus);
  return (
    <>
      <div data-testid="slides" {...pauseHandlers}>
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

test('runs, unless it is not allowed or starts with reduced motion', () => {
  const { rerender } = render(<SlideShow />);
  expect(state()).toBe('running');
  rerender(<SlideShow allowed={false} />);
  expect(state()).toBe('still');
  rerender(<SlideShow reducedMotion />);
  expect(state()).toBe('still');
});

test('pauses until the focus leaves', async () => {
  render(<SlideShow />);
  for (const expected of ['still', 'still', 'running']) {
    await userEvent.tab();
    expect(state()).toBe(expected);
  }
});

test('starts paused if the focus is inside already', () => {
  render(<SlideShow hasFocus />);
  expect(state()).toBe('still');
});

test('stays paused after the pointer leaves while the focus is inside', async () => {
  render(<SlideShow />);
  await userEvent.tab();
  fireEvent.pointerOver(slides());
  fireEvent.pointerLeave(slides());
  expect(state()).toBe('still');
});

test('the button overrides hover, focus and reduced motion', async () => {
  const { rerender } = render(<SlideShow />);
  await press('stop');
  fireEvent.pointerLeave(slides());
  await userEvent.tab({ shift: true });
  expect(document.body).toHaveFocus();
  expect(state()).toBe('still');
  await press('start');
  expect(state()).toBe('running');
  rerender(<SlideShow reducedMotion />);
  expect(state()).toBe('running');
});
