import { expect, test } from 'vitest';
import { securityHeaders } from '#infra/stack/site/edge/security-headers.ts';

const plain = securityHeaders({ connectSources: [] });

/** The directives of a policy: sources by name. */
function directives(headers: Record<string, string>): Record<string, string[]> {
  const parts = (headers['content-security-policy'] ?? '').split('; ');
  return Object.fromEntries(
    parts.map((part) => part.split(' ')).map(([name, ...sources]) => [name, sources]),
  );
}

test('the header denies framing and says nothing that another build could change', () => {
  expect(directives(plain)).toEqual({
    'require-trusted-types-for': ["'script'"],
    'frame-ancestors': ["'none'"],
  });
  expect(directives(securityHeaders({ connectSources: ['https://api.example'] }))).toEqual(directives(plain));
});

test.each([
  ['the form posts to the API at its own address', { connectSources: ['https://api.example'] }],
  ["other websites' pages do", { connectSources: [], allowedOrigins: ['https://partner.example'] }],
])('where %s, a page of that address may load the stylesheet', (_, options) => {
  const headers = securityHeaders({ ...options });
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});

test('the other headers say what they have to', () => {
  expect(plain).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(plain['permissions-policy']).toMatch(/^[a-z-]+=\(\)(, [a-z-]+=\(\))*$/);
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics']) {
    expect(plain['permissions-policy']).toContain(`${feature}=()`);
  }
});

// Whoever deploys the website may not own every subdomain of the domain, and browsers remember this for years.
test.each([
  ['site', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('HTTPS is required of others only if they are meant: %s', (hsts, value) => {
  const headers = securityHeaders({ connectSources: [], hsts });
  expect(headers['strict-transport-security']).toBe(value);
});
