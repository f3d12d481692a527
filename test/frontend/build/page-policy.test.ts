import { expect, test } from 'vitest';
import { pagePolicy } from '#frontend/build/page-policy.ts';

test("a page's own policy allows its inlined styles and script and nothing else", () => {
  const policy = pagePolicy({ styles: ['AAA=', 'CCC='], scripts: ['BBB='] }, ['https://api.example']);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "style-src 'self' 'sha256-AAA=' 'sha256-CCC='",
    "script-src 'self' 'sha256-BBB='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://api.example",
    "form-action 'self' https://api.example",
    "base-uri 'none'",
  ]);
});
