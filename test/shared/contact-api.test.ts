import { expect, test } from 'vitest';
import { contactPath, contactSubmitUrl } from '#shared/contact-api.ts';

test('the address is the page’s own, or on the host that is named, with or without its slash', () => {
  expect(contactSubmitUrl()).toBe(contactPath);
  expect(contactSubmitUrl('https://api.example')).toBe(`https://api.example${contactPath}`);
  expect(contactSubmitUrl('https://api.example/')).toBe(`https://api.example${contactPath}`);
});
