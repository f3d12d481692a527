// Rewrites and redirects requests before they reach the cache. It knows only the pages
// that end in a slash, and the groups of services.
// CloudFront runs this file (cloudfront-js-2.0: no imports, no Node API, under 10 KB), and so does the local site, with
// an event of the same shape: `uri` and the query string percent-encoded as received, header names in lower case.
// The runtime supports ES 5.1 and only parts of later versions.

/**
 * The host in the canonical links of the pages, which the stack inserts. Only the other host of the domain, with or
 * without `www.`, is redirected to it. The distribution's own address is not, so the site can be checked before its DNS
 * records exist. Empty for no redirect.
 */
// Stryker disable next-line StringLiteral: viewer-request-code.ts replaces this line
const canonicalHost = '';

/** The pages whose canonical address ends in a slash. */
const slashPages = ['/industries/'];

/** Folders of the service pages, which have no page of their own but a card with this id on the home page. */
const serviceGroups = [
  'ai-services',
  'generative-ai',
  'ml-ds',
  'computer-vision',
  'ai-consulting',
  'enterprise-app',
  'eaas',
];

/** The only path of the API behind /dev/*. */
const apiPath = '/dev/contact/submit';

/** A file that does not exist, so the response is the site's 404 page. */
const missing = '/-/missing.html';

/**
 * Characters that RFC 3986 does not allow in a path (a backslash, white space, control characters), incomplete escapes,
 * and escaped control characters, dots, slashes and backslashes. Browsers and servers interpret them differently, which
 * can hijack a redirect, so the response is 404 and never a redirect.
 */
const hostile = /[^\w.~!$&'()*+,;=:@%/-]|%(?![0-9a-f]{2})|%(?:[01]|2[ef]|5c|7f)/i;

/** Escapes of letters, digits, `-`, `_` and `~`, which mean the same unescaped. That of the dot is hostile. */
const needless = /%(?:2d|3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae])/gi;

/** Dot segments, and two dots anywhere. CloudFront does not normalize them. */
const dotted = /\.\.|\/\.\/|\.$/;

/** A last segment with an extension is a file. */
const file = /\.[^./]+$/;

/** Returns the request to forward, or an immediate response. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name
function handler(event) {
  const request = event.request;
  const path = request.uri;

  if (path.indexOf('/dev/') === 0) return path === apiPath ? request : noSuchCall();

  const address = canonical(path);
  const origin = redirectOrigin(request.headers.host);
  if (address === undefined) request.uri = missing;
  else if (serviceGroups.indexOf(address.slice(1)) >= 0)
    return redirect(`${origin}/${queryString(request.querystring)}#${address.slice(1)}`);
  else if (address !== path || origin !== '')
    return redirect(origin + address + queryString(request.querystring));
  else if (path.charAt(path.length - 1) === '/') request.uri = `${path}index.html`;
  else if (!file.test(path)) request.uri = `${path}.html`;
  return request;
}

/** The canonical form of a path; undefined if no page can have it. */
function canonical(path) {
  if (path.charAt(0) !== '/' || hostile.test(path) || dotted.test(path)) return undefined;
  // S3 decodes the keys that it is asked for, so each page would have many addresses, none of which the router knows.
  const plain = path.replace(needless, (escaped) => decodeURIComponent(escaped));
  const bare = withoutEnding(plain.replace(/\/{2,}/g, '/'));
  // The 404 page itself would have status 200.
  if (bare === '/404') return undefined;
  const slashed = `${bare}/`;
  return bare === '' || slashPages.indexOf(slashed) >= 0 ? slashed : bare;
}

/** Removes `/`, `/index` and `.html` from the end, however often they occur. */
function withoutEnding(path) {
  const endings = ['/', '/index', '.html'];
  let rest = path;
  for (let i = 0; i < endings.length; i += 1) {
    const ending = endings[i];
    if (rest.slice(-ending.length) === ending) {
      rest = rest.slice(0, -ending.length);
      i = -1;
    }
  }
  return rest;
}

/** The site's origin if the request was sent to the domain's other host; otherwise empty. */
function redirectOrigin(host) {
  if (canonicalHost === '' || host === undefined) return '';
  const otherHost = /^www\./.test(canonicalHost) ? canonicalHost.slice(4) : `www.${canonicalHost}`;
  // Contains nothing of the request, so it cannot redirect to another host.
  return host.value.toLowerCase() === otherHost ? `https://${canonicalHost}` : '';
}

/** The query string as received, with its `?`; empty if there is none. */
function queryString(parameters) {
  const pairs = [];
  Object.keys(parameters).forEach((name) => {
    const parameter = parameters[name];
    (parameter.multiValue || [parameter]).forEach((item) => {
      pairs.push(item.value === '' ? name : `${name}=${item.value}`);
    });
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}

function redirect(location) {
  return {
    statusCode: 301,
    statusDescription: 'Moved Permanently',
    headers: {
      location: { value: location },
      // Without it, browsers cache a 301 forever, even a wrong one.
      'cache-control': { value: 'public, max-age=3600' },
    },
  };
}

/** The distribution replaces every 404 of an origin with its HTML page, so the API's 404 is sent from here. */
function noSuchCall() {
  return {
    statusCode: 404,
    statusDescription: 'Not Found',
    headers: {
      'content-type': { value: 'application/json' },
      'cache-control': { value: 'no-store' },
    },
    body: { encoding: 'text', data: '{"error":"There is nothing at this address."}' },
  };
}
