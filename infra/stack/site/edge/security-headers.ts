import { headerPolicy } from './content-security-policy.ts';

/** What the headers must allow. */
export interface SecurityHeaderOptions {
  /** Origins other than the site's own that inquiries are sent to, such as `https://api.example`. Usually none. */
  readonly connectSources: readonly string[];
  /**
   * Other websites whose pages may post inquiries to the API.
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Hosts for which browsers require HTTPS from then on.
   * @default 'site'
   */
  readonly hsts?: HstsScope;
}

/** Only the host itself; its subdomains as well; the same, with consent to be in the browsers' own list. */
export const hstsScopes = ['site', 'subdomains', 'preload'] as const;
export type HstsScope = (typeof hstsScopes)[number];

/** Two years, as https://hstspreload.org recommends; in seconds. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60;

/**
 * Browser features that could ask or watch a visitor, denied to the page and to everything it embeds. The list is short
 * because every response carries it. Chromium logs a warning for each feature that it does not know.
 */
const deniedFeatures = ['browsing-topics', 'camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * The security headers of every response, by name in lower case: pages, files, errors, redirects and the API. CloudFront
 * and the local site share them. They work on http://localhost too: nothing upgrades requests, and browsers ignore
 * HSTS over http.
 */
export function securityHeaders(options: SecurityHeaderOptions) {
  return {
    'content-security-policy': headerPolicy,
    'strict-transport-security': strictTransportSecurity(options),
    'x-content-type-options': 'nosniff',
    // For browsers that do not support frame-ancestors.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': resourcePolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

export type SecurityHeaders = ReturnType<typeof securityHeaders>;

/**
 * Keeps pages of other sites from loading the site's files without CORS. Link previews still work, as a crawler fetches an
 * image itself. If forms post to the API at an address of its own, its responses to forms without script are pages of
 * that address, and they need the site's stylesheet, which also hides the honeypot field.
 */
function resourcePolicy({ connectSources, allowedOrigins = [] }: SecurityHeaderOptions): string {
  return connectSources.length + allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin';
}

function strictTransportSecurity({ hsts = 'site' }: SecurityHeaderOptions): string {
  const flags = ['includeSubDomains', 'preload'].slice(0, hstsScopes.indexOf(hsts));
  return [`max-age=${hstsMaxAge}`, ...flags].join('; ');
}
