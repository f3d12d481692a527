/** The two hosts of a domain. */
export interface SiteHosts {
  /** The one that the pages name as theirs. */
  readonly canonical: string;
  /** The other one; it redirects. */
  readonly twin: string;
}

/**
 * Hosts under which the website is served.
 * @param domain without `www.`
 * @param builtFor origin that the pages were built for, such as `https://www.example.com`
 */
export function siteHosts(domain: string, builtFor: string | undefined): SiteHosts {
  const www = `www.${domain}`;
  return builtFor === `https://${www}` ? { canonical: www, twin: domain } : { canonical: domain, twin: www };
}
