import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contactPath } from '#shared/contact-api.ts';
import { nightly } from '#test/support/browser/nightly.ts';
import { anyPath } from './any-path.ts';
import { constant, redirection, withCanonicalHost } from './viewer-request.ts';

/** Both kinds of domain: the canonical host, and the one that redirects. */
const namings = [
  ['www.company.example', 'company.example'],
  ['company.example', 'www.company.example'],
] as const;

/** Hosts that look like the redirecting one. */
const strangers = [
  'd111111abcdef8.cloudfront.net',
  'evil.example',
  'company.example.evil.example',
  'www.company.example.evil.example',
  'www.www.company.example',
  'notcompany.example',
  'company.example.',
  'company.example:8443',
  'www.company.example@evil.example',
  '',
  undefined,
];

describe.each(namings)('the site is at %s, %s redirects', (canonical, redirecting) => {
  const decide = withCanonicalHost(canonical);

  test.each(['/', '/about', '/industries/', '/industries/education'])(
    '%s: redirects to it in one step',
    (path) => {
      const query = { a: { value: '1' }, b: { value: '%2F%2Fevil.example' } };
      const forms = path === '/' ? ['/', '//', '/index.html'] : [path, `${path.replace(/\/$/, '')}//`];
      for (const form of forms) {
        expect(redirection(decide(redirecting, form, query))).toBe(
          `https://${canonical}${path}?a=1&b=%2F%2Fevil.example`,
        );
      }
      // The canonical host serves it.
      expect(decide(canonical, path)).toEqual({
        uri: path.endsWith('/') ? `${path}index.html` : `${path}.html`,
      });
    },
  );

  test('files move as well, and hosts are the same in any case', () => {
    expect(redirection(decide(redirecting, '/robots.txt'))).toBe(`https://${canonical}/robots.txt`);
    expect(redirection(decide(redirecting.toUpperCase(), '/about'))).toBe(`https://${canonical}/about`);
  });

  test('a call is answered where it comes in: a redirect would lose what was typed', () => {
    expect(decide(redirecting, contactPath)).toEqual({ uri: contactPath });
    expect(decide(redirecting, '/dev/else')).toMatchObject({ response: { statusCode: 404 } });
  });

  test('what is no address of the site is not redirected either', () => {
    for (const path of ['/\\evil.example', '/%2f%2fevil.example', '/a/../about', 'https://evil.example/', ''])
      expect(decide(redirecting, path)).toEqual({ uri: constant('missing') });
  });

  test.each(strangers)('redirects on %j stay on it', (host) => {
    expect(decide(host, '/about')).toEqual({ uri: '/about.html' });
    expect(redirection(decide(host, '/about/'))).toBe('/about');
  });

  test('whatever host and path: never to another host, never around in a circle', () => {
    const anyHost = fc.constantFrom(canonical, redirecting, ...strangers);
    fc.assert(
      fc.property(anyHost, anyPath, (host, path) => {
        const location = redirection(decide(host, path));
        if (location === undefined) return;
        const target = new URL(location, 'https://here.example');
        expect(target.host).toBe(host === redirecting ? canonical : 'here.example');
        // A browser resolves it to the intended address.
        expect(location).toBe(host === redirecting ? target.href : target.pathname + target.hash);
        expect(redirection(decide(host === redirecting ? canonical : host, target.pathname))).toBeUndefined();
      }),
      { numRuns: nightly ? 5000 : 500 },
    );
  });
});
