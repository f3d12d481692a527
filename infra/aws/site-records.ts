import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, HostedZone, type IHostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';

/** The zone by what is known of it, so that nobody has to be asked while the template is made. */
export function siteZone(scope: Construct, id: string, hostedZoneId: string, domain: string): IHostedZone {
  return HostedZone.fromHostedZoneAttributes(scope, id, { hostedZoneId, zoneName: domain });
}

export interface SiteRecordsProps {
  readonly zone: IHostedZone;
  /** What the records lead to. */
  readonly distribution: IDistribution;
  /** Hosts that lead to it. */
  readonly hosts: readonly string[];
}

/** The DNS records of the website, for IPv4 and IPv6. */
export class SiteRecords extends Construct {
  constructor(scope: Construct, id: string, { zone, distribution, hosts }: SiteRecordsProps) {
    super(scope, id);
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    for (const [index, recordName] of hosts.entries()) {
      new ARecord(this, `A${index}`, { zone, recordName, target });
      new AaaaRecord(this, `Aaaa${index}`, { zone, recordName, target });
    }
  }
}
