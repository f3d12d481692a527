import { company } from '../site/company.ts';

/**
 * The file that tells researchers where to report a vulnerability (RFC 9116). It has to expire within a year, so the
 * website has to be deployed at least once a year.
 * @param built when the website is built; the expiry is the same for all builds of a month
 */
export function securityTxt(built: Date): string {
  const { origin, contact } = company;
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 12));
  return [
    `Contact: mailto:${contact.email}`,
    `Contact: ${origin}/contact-us`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
