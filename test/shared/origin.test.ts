import { expect, test } from 'vitest';
import { isOrigin } from '#shared/origin.ts';

test.each([
  'https://www.example.com',
  'http://localhost:4321',
  'https://[::1]:8443',
  'https://xn--bcher-kva.example',
])('%s is an origin', (text) => {
  expect(isOrigin(text)).toBe(true);
});

test.each([
  '',
  'www.example.com',
  'https://',
  'https://www.example.com/',
  'https://www.example.com/about',
  'https://WWW.example.com',
  'https://www.example.com:443',
  'https://user@www.example.com',
  ' https://www.example.com',
  'ftp://www.example.com',
  // With a host and a port that look like a scheme.
  'ftp://https:8080',
  'null',
])('"%s" is none', (text) => {
  expect(isOrigin(text)).toBe(false);
});
