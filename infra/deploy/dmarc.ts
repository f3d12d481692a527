import { Resolver } from 'node:dns/promises';

type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** Codes of DNS that mean that there is no such record. */
const absent = ['ENODATA', 'ENOTFOUND'];

/**
 * What keeps emails of a domain from passing DMARC as far as DNS shows it, in one line; undefined if nothing does. The
 * record of a domain applies to its subdomains as well (RFC 7489, section 6.6.3).
 * @param domain of the sender's address
 */
export async function dmarcWarning(
  domain: string,
  resolveTxt: ResolveTxt = lookUp,
): Promise<string | undefined> {
  const labels = domain.split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    try {
      const records = await resolveTxt(`_dmarc.${labels.slice(start).join('.')}`);
      if (records.some((parts) => parts.join('').startsWith('v=DMARC1'))) return undefined;
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!absent.includes(code)) return `The DMARC record of ${domain} could not be looked up (${code}).`;
    }
  }
  return `No DMARC record covers ${domain}, so its emails may count as spam: create the TXT record _dmarc.${domain} with "v=DMARC1; p=none".`;
}

function lookUp(name: string) {
  return new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);
}
