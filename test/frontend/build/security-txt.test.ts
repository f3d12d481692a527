import { expect, test } from 'vitest';
import { securityTxt } from '#frontend/build/security-txt.ts';
import { company } from '#frontend/site/company.ts';

const { origin, contact } = company;
const fields = (built: string) =>
  securityTxt(new Date(built))
    .trimEnd()
    .split('\n')
    .map((line) => line.split(': ', 2));

test('has the fields of RFC 9116, with the address first', () => {
  expect(fields('2026-11-21T12:00:00Z')).toEqual([
    ['Contact', `mailto:${contact.email}`],
    ['Contact', `${origin}/contact-us`],
    ['Expires', '2027-11-01T00:00:00.000Z'],
    ['Preferred-Languages', 'en'],
    ['Canonical', `${origin}/.well-known/security.txt`],
  ]);
});

test.each(['2026-01-01T00:00:00Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'])(
  'built on %s, it expires within a year',
  (built) => {
    const expires = fields(built).find(([name]) => name === 'Expires')?.[1] ?? '';
    const days = (Date.parse(expires) - Date.parse(built)) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThanOrEqual(366);
  },
);
