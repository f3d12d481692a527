import { Resolver } from 'node:dns/promises';
import type { Settings } from '#infra/stages.ts';

type Dns = Pick<Resolver, 'resolveNs' | 'resolveCaa'>;

/** Names by which CAA records allow ACM to issue certificates: https://docs.aws.amazon.com/acm/latest/userguide/setup-caa.html */
const amazon = ['amazon.com', 'amazontrust.com', 'awstrust.com', 'amazonaws.com'];

/** Names of Route 53's servers, such as `ns-42.awsdns-05.com`. */
const route53 = /\.awsdns-\d+\./i;

/** Errors of a name that does not exist, or has no record of the type that was asked for. */
const noRecords = ['ENODATA', 'ENOTFOUND'];

/** What is wrong with a domain. */
export interface DomainProblem {
  readonly text: string;
  /** Whether ACM would wait in vain. Otherwise it is not known, as DNS could not be asked. */
  readonly isCertain: boolean;
}

/**
 * Asks DNS whether ACM can issue the certificate that the stack creates. If not, CloudFormation would wait for it for hours.
 * @returns undefined if nothing is wrong, or if the stack creates no certificate
 */
export async function domainProblem(
  { domain, hostedZoneId, certificateArn }: Pick<Settings, 'domain' | 'hostedZoneId' | 'certificateArn'>,
  dns: Dns = new Resolver({ timeout: 3000, tries: 2 }),
): Promise<DomainProblem | undefined> {
  if (domain === undefined || hostedZoneId === undefined || certificateArn !== undefined) return undefined;
  try {
    // The certificate is for both names. If `www.` is still a CNAME for an old host, the CAA records of that host apply.
    const text =
      (await nameServerProblem(domain, dns)) ??
      (await caaProblem(domain, dns)) ??
      (await caaProblem(`www.${domain}`, dns));
    return text === undefined ? undefined : { text, isCertain: true };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { text: `${domain}: its DNS could not be checked (${code}).`, isCertain: false };
  }
}

async function nameServerProblem(domain: string, dns: Dns): Promise<string | undefined> {
  const compare = 'Compare them at its registrar with those of the zone.';
  for (const name of upwards(domain)) {
    const servers = await recordsOf(dns.resolveNs(name));
    if (servers === 'failed') return `${name}: its name servers do not answer. ${compare}`;
    if (servers.some((server) => route53.test(server))) return undefined;
    if (servers.length > 0)
      return `${domain}: it is not in a zone of Route 53, as the name servers of ${name} are ${servers.sort().join(', ')}. ${compare}`;
  }
  return `${domain}: it has no name servers. ${compare}`;
}

/** The closest records count, at the name or above it (RFC 8659). Without any, every authority may issue. */
async function caaProblem(domain: string, dns: Dns): Promise<string | undefined> {
  for (const name of upwards(domain)) {
    const records = await recordsOf(dns.resolveCaa(name));
    if (records === 'failed') return `${name}: its CAA records cannot be read, so ACM issues no certificate.`;
    const issuers = records.flatMap(({ issue }) =>
      issue === undefined ? [] : [issue.replace(/;.*/, '').trim().toLowerCase()],
    );
    if (issuers.some((issuer) => amazon.includes(issuer))) return undefined;
    if (issuers.length > 0)
      return `${domain}: the CAA records of ${name} allow ${issuers.filter(Boolean).join(', ') || 'nobody'} to issue certificates. Add: 0 issue "amazon.com"`;
    if (records.length > 0) return undefined;
  }
  return undefined;
}

/** A name and those above it, without the top level: `staging.example.com`, `example.com`. */
function upwards(domain: string): readonly string[] {
  const labels = domain.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** @returns an empty list if there are none; `failed` if the name servers of the name do not answer */
async function recordsOf<Entry>(question: Promise<Entry[]>): Promise<Entry[] | 'failed'> {
  try {
    return await question;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (noRecords.includes(code)) return [];
    if (code === 'ESERVFAIL') return 'failed';
    throw error;
  }
}
