import { expect, it } from 'vitest';
import { bodyFormat } from '#lambda/submit-inquiry/body-format.ts';

it.each([
  ['application/json', 'json'],
  ['Application/JSON; Charset="UTF-8"', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/x-www-form-urlencoded;charset=utf-8;', 'form'],
  ['application/json;charset=utf-16', undefined],
  ['application/json, text/plain', undefined],
  ['application/jsonp', undefined],
  ['multipart/form-data; boundary=x', undefined],
  ['constructor', undefined],
  ['', undefined],
  [undefined, undefined],
])('%s is read as %s', (header, format) => {
  expect(bodyFormat(header)).toBe(format);
});
