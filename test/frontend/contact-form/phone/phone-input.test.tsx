import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PhoneInput } from '#frontend/contact-form/phone/phone-input.tsx';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => vi.useRealTimers());

/** Renders the library's field and exposes the form's state. */
function openPhoneInput(initial = '') {
  const state = { current: initial };
  function Form() {
    const [value, setValue] = useState(initial);
    const onChange = (number: string) => {
      state.current = number;
      setValue(number);
    };
    return (
      <PhoneInput
        value={value}
        onChange={onChange}
        start={{ value: '', caret: undefined }}
        inputProps={{ id: 'phone' }}
      />
    );
  }
  const { unmount } = render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const button = screen.getByRole('button');
  const choose = (country: string) => {
    fireEvent.click(button);
    fireEvent.click(screen.getByText(country, { selector: '.country-name' }));
  };
  return { state, input, button, choose, unmount, user: userEvent.setup() };
}

test('the state is the number in E.164, and empty without one', async () => {
  const { state, input, choose, user } = openPhoneInput();
  expect(input).toHaveValue('');
  await user.type(input, '2015550123');
  expect(state.current).toBe('+12015550123');
  choose('India');
  expect(state.current).toBe('+912015550123');
  await user.clear(input);
  expect(state.current).toBe('');
  choose('India');
  expect(input).toHaveValue('+91');
  expect(state.current).toBe('');
  await user.clear(input);
  await user.type(input, '+442079460958');
  expect(state.current).toBe('+442079460958');
});

test('digits with another dial code override the selected country', async () => {
  const { state, input, choose, user } = openPhoneInput();
  choose('Canada');
  await user.clear(input);
  await user.click(input);
  await user.paste('+971');
  expect(state.current).toBe('');
  await user.paste('50');
  expect(state.current).toBe('+97150');
});

test('digits of another country, typed without a plus sign, select it', async () => {
  const { state, input, button, user } = openPhoneInput();
  await user.type(input, '919876543210');
  expect(state.current).toBe('+919876543210');
  expect(button).toHaveAccessibleName('Country: India, +91');
});

test('an initial number keeps its country', () => {
  const { input, button } = openPhoneInput('+442079460958');
  expect(input).toHaveValue('+44 2079 460958');
  expect(button).toHaveAccessibleName('Country: United Kingdom, +44');
});

test('a click of assistive technology closes the list and leaves the focus on its button', () => {
  const { button } = openPhoneInput();
  fireEvent.click(button);
  expect(screen.getByRole('listbox')).toHaveFocus();
  fireEvent.click(button);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button).toHaveFocus();
});

test('Shift+Tab leaves the list for its button in a browser that cannot name the key', () => {
  const { button } = openPhoneInput();
  fireEvent.click(button);
  const key = { key: 'Unidentified', which: 9, keyCode: 9, shiftKey: true };
  fireEvent.keyDown(screen.getByRole('listbox'), key);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button).toHaveFocus();
});

test('the state has at most 15 digits after any order of typing, pasting, deleting and selecting', async () => {
  const countries = ['United States', 'Bahamas', 'India', 'United Arab Emirates', 'Montserrat'];
  const digits = (maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 1, maxLength });
  const step = fc.oneof(
    fc.record({ how: fc.constant('type' as const), text: digits(6) }),
    fc.record({ how: fc.constant('paste' as const), text: digits(20) }),
    fc.record({ how: fc.constant('paste' as const), text: digits(20).map((text) => `+${text}`) }),
    fc.record({ how: fc.constant('choose' as const), text: fc.constantFrom(...countries) }),
    fc.record({ how: fc.constant('delete' as const), text: fc.constant('{Backspace}{Backspace}') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 7 }), async (steps) => {
      const { state, input, choose, unmount, user } = openPhoneInput();
      for (const { how, text } of steps) {
        if (how === 'choose') choose(text);
        else await user.click(input);
        if (how === 'paste') await user.paste(text);
        else if (how !== 'choose') await user.keyboard(text);
        expect(state.current).toMatch(/^(?:\+\d{1,15})?$/);
        // The displayed number is the one that is sent.
        if (state.current) expect(input.value.replace(/[^+\d]/g, '')).toBe(state.current);
      }
      unmount();
    }),
    {
      numRuns: 15,
      examples: [
        [
          [
            { how: 'paste', text: '+123456789012345' },
            { how: 'choose', text: 'Bahamas' },
          ],
        ],
      ],
    },
  );
}, 60_000);

describe('the open list', () => {
  const announced = () => {
    const list = screen.getByRole('listbox');
    const option = document.getElementById(list.getAttribute('aria-activedescendant') ?? '');
    return option && within(option).getByText(/\p{L}/u).textContent;
  };

  test('searches 250 ms after the last letter', async () => {
    vi.useFakeTimers();
    const { button } = openPhoneInput();
    fireEvent.click(button);
    const list = screen.getByRole('listbox');
    const settle = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
    await settle(0);
    expect(announced()).toBe('United States');
    fireEvent.keyDown(list, { key: 'i', keyCode: 73 });
    await settle(200);
    fireEvent.keyDown(list, { key: 'n', keyCode: 78 });
    await settle(249);
    expect(announced()).toBe('United States');
    await settle(1);
    expect(announced()).toBe('India');
  });

  /** Opens the list, types a search term at once and waits until the library searches. */
  async function search(term: string) {
    vi.useFakeTimers();
    const field = openPhoneInput();
    fireEvent.click(field.button);
    const list = screen.getByRole('listbox');
    for (const letter of term.toUpperCase())
      fireEvent.keyDown(list, { key: letter, keyCode: letter.charCodeAt(0) });
    await act(() => vi.advanceTimersByTimeAsync(250));
    return { ...field, list };
  }

  test('finds a country by an abbreviation', async () => {
    const { list } = await search('uae');
    expect(announced()).toBe('United Arab Emirates');
    fireEvent.keyDown(list, { key: 'Enter', keyCode: 13 });
    await act(async () => undefined);
    expect(screen.getByRole('button')).toHaveAccessibleName('Country: United Arab Emirates, +971');
  });

  test('changes nothing without a match, and says so', async () => {
    await search('xyz');
    expect(announced()).toBe('United States');
    expect(screen.getByRole('status')).toHaveTextContent('xyz');
  });

  test('has 235 countries and territories', () => {
    const { button } = openPhoneInput();
    fireEvent.click(button);
    expect(screen.getAllByRole('option').length).toBeGreaterThanOrEqual(235);
  });
});
