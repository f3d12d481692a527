import { readFileSync } from 'node:fs';
import { SetupError } from './setup-error.ts';
import type { HstsScope } from './stack/site/edge/security-headers.ts';

/** The outputs of the website's stack, which commands, workflows and the runbook read by name. */
export const stackOutputs = {
  Region: 'The region of this stack',
  SiteAddress: 'The website',
  DistributionDomainName: "Target of the website's DNS records, if they are created by hand",
  AddressToVerify: 'Where a deployment is verified',
  SenderDomain: 'Domain that emails come from',
  AllowedOrigins: 'Other websites that may post inquiries',
  Hsts: 'Hosts for which browsers require HTTPS',
  DistributionId: 'The distribution, to invalidate its cache',
  BucketName: 'The files of the website',
  AccessLogBucketName: 'The access logs',
  TableName: 'The table of inquiries',
  UnusedTableName: "The stack's own table, if a restored one is used instead",
  ApiAddress: 'The API itself, to which the forms post',
  AlarmTopicArn: 'The topic that alarms are sent to',
  DashboardAddress: 'The dashboard in the console',
} as const;

/** An output exists only if it has a value. */
export type StackOutputs = Partial<Record<keyof typeof stackOutputs, string>>;

/**
 * Reads what was deployed last.
 * @param file JSON that `cdk deploy` writes
 * @returns `senderDomain` is undefined if nobody is notified of inquiries; `otherHost`, the host that redirects to the site,
 *   if it has no domain
 * @throws {SetupError} if no website was deployed
 */
export function readDeployment(file: string) {
  const stacks = Object.entries(readOutputs(file)).map(
    ([stack, outputs]) => [stack, Object(outputs) as StackOutputs] as const,
  );
  for (const [stack, found] of stacks) {
    const { Region, AddressToVerify, SiteAddress = '', AllowedOrigins, SenderDomain, Hsts = 'site' } = found;
    // The other stacks of a deployment have other outputs.
    if (Region === undefined || AddressToVerify === undefined) continue;
    return {
      stack,
      region: Region,
      origin: AddressToVerify,
      siteOrigin: SiteAddress,
      otherHost: otherHost(found),
      allowedOrigins: AllowedOrigins?.split(',') ?? [],
      senderDomain: SenderDomain,
      hsts: Hsts as HstsScope,
      /** ARNs of the topics of all stacks: one is in us-east-1 if the website is elsewhere. */
      alarmTopics: stacks.flatMap(([, { AlarmTopicArn }]) => AlarmTopicArn ?? []),
    };
  }
  throw new SetupError(`${file} names no website: npm run deploy writes it.`);
}

function otherHost({ SiteAddress = '', DistributionDomainName }: StackOutputs): string | undefined {
  const host = URL.parse(SiteAddress)?.host;
  if (host === undefined || host === DistributionDomainName) return undefined;
  return host.startsWith('www.') ? host.slice(4) : `www.${host}`;
}

/** @returns nothing if the file is missing or holds something else */
function readOutputs(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
