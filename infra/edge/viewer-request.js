// Decides, before cache and origin, what a request is for. Rules only: it knows no page but those that end in a slash.
// One file for CloudFront (cloudfront-js-2.0: no imports, no Node API, under 10 KB) and for the local site, which runs
// it with an event of the same shape: `uri` and the query string percent-encoded as they came, header names in lower case.
// The plainest JavaScript on purpose: the runtime has ES 5.1 and only parts of what came later.

/**
 * The host that every page names as its own; the stack puts it in. Only its twin, with `www.` or without, is redirected
 * to it: the distribution's own address stays, to look at the site before its domain leads there. Empty: no redirect.
 */
const canonicalHost = '';

/** The pages whose canonical address ends in a slash; every other page has none. */
const slashPages = ['/industries/'];

/** All that the API behind /dev/* answers. */
const apiPath = '/dev/contact/submit';

/** No object of this name is ever deployed, so it gets the site's 404 page with status 404. */
const missing = '/-/missing.html';

/**
 * What no address of the site contains: characters that RFC 3986 has no room for in a path (a backslash, white space,
 * controls), half an escape, and escaped controls, dots, slashes and backslashes. Browsers and servers
 * disagree about them, which is how redirects get hijacked, so they are answered with 404 and never redirected.
 */
const hostile = /[^\w.~!$&'()*+,;=:@%/-]|%(?![0-9a-f]{2})|%(?:[01]|2[ef]|5c|7f)/i;

/** Dot segments, and two dots anywhere: CloudFront passes them on as they came. */
const dotted = /\.\.|\/\.(?:\/|$)|\.$/;

/** A last segment with an extension is a file. */
const file = /\.[^./]+$/;

/** CloudFront function: gives the request to pass on, or the response to give at once. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by name
function handler(event) {
  const request = event.request;
  const path = request.uri;

  if (path.indexOf('/dev/') === 0) return path === apiPath ? request : noSuchCall();

  const address = canonical(path);
  const origin = originForTwin(request.headers.host);
  if (address === undefined) request.uri = missing;
  else if (address !== path || origin !== '')
    return redirect(origin + address + queryString(request.querystring));
  else if (path.charAt(path.length - 1) === '/') request.uri = `${path}index.html`;
  else if (!file.test(path)) request.uri = `${path}.html`;
  return request;
}

/** The one address under which a path is served; nothing when it cannot be one. */
function canonical(path) {
  if (path.charAt(0) !== '/' || hostile.test(path) || dotted.test(path)) return undefined;
  const bare = withoutEnding(path.replace(/\/{2,}/g, '/'));
  // Its own page would answer 200 there.
  if (bare === '/404') return undefined;
  const slashed = `${bare}/`;
  return bare === '' || slashPages.indexOf(slashed) >= 0 ? slashed : bare;
}

/** Takes off, as often as it is there, what repeats an address: `/`, `/index` and `.html`. */
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

/** The site's origin, when the request came to its twin; otherwise nothing, and a redirect stays where it is. */
function originForTwin(host) {
  if (canonicalHost === '' || host === undefined) return '';
  const twin = /^www\./.test(canonicalHost) ? canonicalHost.slice(4) : `www.${canonicalHost}`;
  // Made of the constant alone: whatever a request says, it leads to no other host.
  return host.value.toLowerCase() === twin ? `https://${canonicalHost}` : '';
}

/** The query string as it came, `?` included; empty when there is none. */
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
      // Without it browsers keep a 301 for good, and a mistake with it.
      'cache-control': { value: 'public, max-age=3600' },
    },
  };
}

/** Answered here because the distribution's 404 page would make HTML of the API's own 404. */
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
