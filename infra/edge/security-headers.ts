/** What the built site needs to be allowed. */
export interface SecurityHeaderOptions {
  /** Hashes of the inlined styles, such as `sha256-BASE64`, without quotes. */
  readonly styleHashes: readonly string[];
  /** Origins beside the site's own that inquiries are sent to, such as `https://api.example`; mostly none. */
  readonly connectSources: readonly string[];
  /**
   * Other websites whose pages may post inquiries to the API.
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
}

/** Two years, as https://hstspreload.org asks; in seconds. */
const hstsMaxAge = 2 * 365 * 24 * 60 * 60;

/**
 * Browser features that the site never uses; an empty list denies each to the page and to whatever it embeds.
 * Only such as Chromium knows: it warns in the console of every other.
 */
const deniedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/**
 * The security headers of every response, names in lower case: pages, files, errors, redirects and the API. One
 * definition for CloudFront and the local site, and good for plain http://localhost too: nothing in it upgrades
 * requests, and browsers ignore HSTS over http.
 */
export function securityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    'strict-transport-security': `max-age=${hstsMaxAge}; includeSubDomains; preload`,
    'x-content-type-options': 'nosniff',
    // For browsers that don't know frame-ancestors.
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': resourcePolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
  };
}

/**
 * Keeps other sites' pages from loading the site's files without CORS. Link previews are not touched by it: a crawler
 * fetches a picture itself and shows its own copy, and no server obeys this header. Where forms post to the API at its own
 * address, its answers without script are pages of that address, and they need the site's stylesheet: it also hides the
 * field that is a trap.
 */
function resourcePolicy({ connectSources, allowedOrigins = [] }: SecurityHeaderOptions): string {
  return connectSources.length + allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin';
}

function contentSecurityPolicy({ styleHashes, connectSources }: SecurityHeaderOptions): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    // data: for the flags, which come as a sprite inside a stylesheet.
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connectSources],
    'form-action': ["'self'", ...connectSources],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}
