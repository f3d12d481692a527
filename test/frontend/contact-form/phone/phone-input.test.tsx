import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PhoneEntry, PhoneInput } from '#frontend/contact-form/phone/phone-input.tsx';

// The markets of the owner's company may be others.
vi.mock('#frontend/site/company.ts', () => ({
  company: {
    markets: [
      { country: 'us', timeZones: [] },
      { country: 'in', timeZones: ['Asia/Kolkata', 'Asia/Calcutta'] },
      { country: 'ae', timeZones: ['Asia/Dubai'] },
    ],
  },
}));

// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;
afterEach(() => vi.restoreAllMocks());

/** Renders the library's field and exposes the form's state. */
function openPhoneInput(initial: PhoneEntry = { value: '', country: '' }) {
  const state = { current: initial };
  function Form() {
    const [entry, setEntry] = useState(initial);
    const onChange = (next: PhoneEntry) => {
      state.current = next;
      setEntry(next);
    };
    return (
      <PhoneInput
        {...entry}
        onChange={onChange}
        start={{ behindCaret: undefined }}
        inputProps={{ id: 'phone' }}
      />
    );
  }
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  const button = screen.getByRole('button', { name: /\+\d+$/ });
  const choose = (country: string) => {
    fireEvent.click(button);
    fireEvent.click(screen.getByText(country, { selector: '.country-name' }));
  };
  return { state, input, button, choose, user: userEvent.setup() };
}

/** What the field shows, without the characters of the mask. */
const numberIn = ({ value }: HTMLInputElement) => value.replace(/[^+\d]/g, '');

test('a click of assistive technology closes the list and leaves the focus on its button', () => {
  const { button } = openPhoneInput();
  fireEvent.click(button);
  expect(screen.getByRole('listbox')).toHaveFocus();
  fireEvent.click(button);
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(button).toHaveFocus();
});

test('what follows a number is no part of it, and the field shows that', async () => {
  const { state, input, user } = openPhoneInput();
  await user.click(input);
  for (const [typed, shown] of [
    ['(312) 555-0186 ext 204', '+1 (312) 555-0186'],
    ['312.555.0186 x7', '+1 (312) 555-0186'],
    ['312-555-0186#12', '+1 (312) 555-0186'],
    ['+49 30 23125 115, mornings', '+49 3023 125115'],
  ] as const) {
    await user.clear(input);
    await user.keyboard(typed);
    expect(input).toHaveValue(shown);
  }
  // A deletion goes on with the number.
  await user.clear(input);
  await user.keyboard('312 555 018 x{Backspace}986');
  expect(state.current.value).toBe('31255501986');
});

test('nothing is read while it is typed', async () => {
  const { state, input, user } = openPhoneInput();
  await user.click(input);
  for (const typed of ['+261202233', '+672322222', '+18762345', '+441534']) {
    await user.clear(input);
    await user.keyboard(typed);
    expect(state.current.value).toBe(typed);
    expect(numberIn(input)).toBe(typed);
  }
});

test('a national number belongs to the country that is chosen afterwards, as often as another is', async () => {
  const { input, choose, user } = openPhoneInput();
  for (const [typed, country, shown] of [
    ['137 1234 5678', 'China', '+8613712345678'],
    ['(11) 96123-4567', 'Brazil', '+5511961234567'],
    ['011 2345 6789', 'India', '+911123456789'],
    ['07797 712345', 'Jersey', '+447797712345'],
    ['055 123 4567', 'United Arab Emirates', '+971551234567'],
  ] as const) {
    await user.clear(input);
    await user.type(input, typed);
    await user.tab();
    choose('Germany');
    choose(country);
    expect(numberIn(input)).toBe(shown);
    expect(input).toHaveFocus();
  }
  choose('Canada');
  // There is no such number, so it stays as it was typed.
  expect(numberIn(input)).toBe('+10551234567');
});

test('a country that is chosen replaces the code that was entered', async () => {
  const { state, input, choose, user } = openPhoneInput();
  for (const entered of ['+44 99000 12345', '0044 99000 12345']) {
    await user.clear(input);
    await user.paste(entered);
    choose('India');
    expect(numberIn(input)).toBe('+919900012345');
  }
  await user.clear(input);
  choose('Bahamas');
  expect(state.current).toEqual({ value: '', country: 'bs' });
  expect(input).toHaveValue('');
});

test('a draft keeps the country that was chosen', async () => {
  const { input, button } = openPhoneInput({ value: '2015550123', country: 'ca' });
  await waitFor(() => expect(button).toHaveAccessibleName('Country: Canada, +1'));
  expect(input).toHaveValue('+1 (201) 555-0123');
});

test('Ctrl+Z brings back the entry before a paste, autofill or the choice of a country', async () => {
  const { state, input, button, choose, user } = openPhoneInput();
  await user.type(input, '312555');
  const typed = state.current;
  const steps = [
    () => user.paste('+44 20 7946 0958'),
    () => fireEvent.input(input, { target: { value: '+971501234567' } }),
    () => choose('India'),
  ];
  for (const step of steps) {
    await step();
    expect(state.current).not.toEqual(typed);
    await user.keyboard('{Control>}z{/Control}');
    expect(state.current).toEqual(typed);
    expect(button).toHaveAccessibleName('Country: United States, +1');
  }
});

test('at most 15 digits are typed', async () => {
  const { state, input, choose, user } = openPhoneInput();
  for (const [country, most] of [
    ['United States', 14],
    ['Bahamas', 11],
  ] as const) {
    await user.clear(input);
    choose(country);
    await user.keyboard('23456789012345678');
    expect(state.current.value).toHaveLength(most);
  }
  await user.clear(input);
  await user.keyboard('+23456789012345678');
  expect(state.current.value).toBe('+234567890123456');
});

test('a visitor whose language is that of another market is asked as well', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ar-AE', 'en']);
  const { input, user } = openPhoneInput();
  await user.type(input, '055 123 4567');
  await user.tab();
  expect(screen.getByRole('button', { name: '+971 55 123 4567?' })).toBeVisible();
});

describe('a visitor in India', () => {
  beforeEach(() => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone: 'Asia/Kolkata',
    } as Intl.ResolvedDateTimeFormatOptions);
  });

  test.each(['99000 12345', '099000 12345', '919900012345'])(
    'is asked whether %s is in India, and accepts with a button',
    async (typed) => {
      const { state, input, user } = openPhoneInput();
      await user.type(input, typed);
      expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull();
      await user.tab();
      await user.click(screen.getByRole('button', { name: '+91 99000 12345?' }));
      expect(state.current.value).toBe('+919900012345');
      expect(input).toHaveFocus();
      expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull();
    },
  );

  test.each([
    ['a likely number of the United States', '(312) 555-0186', ''],
    ['a number with a country code', '+971 4 345 6789', ''],
    ['a country that was chosen', '99000 12345', 'us'],
  ])('is not asked about %s', async (_what, typed, country) => {
    const { input, user } = openPhoneInput({ value: '', country });
    await user.type(input, typed);
    await user.tab();
    expect(screen.queryByRole('button', { name: /\?$/ })).toBeNull();
  });
});
