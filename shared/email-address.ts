/** The URL parser would take these for a port, a path, escapes or an IPv6 address. None is part of a domain. */
const urlSyntax = /[\s/\\?#:@%[\]]/;

/**
 * An email address with its domain as it is in DNS: lower case, and in Punycode (UTS #46) if it is international. Firefox
 * hands such a domain over as it was typed, other browsers in Punycode. The first part, whose meaning only its provider
 * knows, stays as it is. So does what has no valid domain.
 */
export function canonicalEmail(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return urlSyntax.test(domain) ? address : address.slice(0, start) + (asciiDomain(domain) ?? domain);
}

/** Not with `URL.parse`, which is newer than some browsers. */
function asciiDomain(domain: string): string | undefined {
  try {
    const { hostname } = new URL(`http://${domain}`);
    // The URL parser reads digits in any script as an IPv4 address.
    return /[a-z]/.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
