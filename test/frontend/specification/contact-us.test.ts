// The specification's first content of the contact page.
// Nothing else tests it: when you change that content, change or delete the test of it here.

import { expect, test } from 'vitest';
import { builtPage, textsOf } from '../built-site/built-pages.ts';

test('Contact has the form with the Connect button, and an illustration', () => {
  const main = builtPage('/contact-us').document.querySelector('main');
  expect(textsOf(main, 'form button[type="submit"]')).toEqual(['Connect']);
  expect(main?.querySelector('img[alt]:not([alt=""])')).not.toBeNull();
});
