import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PhoneInput } from '#frontend/contact-form/phone/phone-input.tsx';

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;

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

test('a click of assistive technology closes the list and leaves the focus on its button', () => {
  const { button } = openPhoneInput();
  fireEvent.click(button);
  expect(screen.getByRole('listbox')).toHaveFocus();
  fireEvent.click(button);
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
