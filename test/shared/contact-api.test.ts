import { expect, test } from 'vitest';
import { contactPath, contactSubmitUrl } from '#shared/contact-api.ts';

test('the URL is on the page’s own origin or on the given host, with or without slashes', () => {
  expect(contactSubmitUrl()).toBe('/dev/contact/submit');
  expect(contactSubmitUrl('https://api.example')).toBe(`https://api.example${contactPath}`);
  expect(contactSubmitUrl('https://api.example/')).toBe(`https://api.example${contactPath}`);
  expect(contactSubmitUrl('https://api.example//')).toBe(`https://api.example${contactPath}`);
});
