import { Annotations } from 'aws-cdk-lib';
import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AaaaRecord,
  ARecord,
  HttpsRecord,
  type IHostedZone,
  type IPublicHostedZone,
  PublicHostedZone,
  RecordTarget,
} from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';
import type { BuildOutput } from '../build-output.ts';

/** The website's hosts: its domain with and without `www.`. */
export interface SiteDomain {
  /** The host in the pages' canonical links. */
  readonly canonical: string;
  /** The other host, which redirects to the canonical one. */
  readonly redirecting: string;
  /** For both hosts, in us-east-1. */
  readonly certificate: ICertificate;
}

/**
 * The configured domain with its certificate; undefined without a domain.
 * @param newCertificate the certificate that the deployment creates, if it creates one
 */
export function siteDomain(
  scope: Construct,
  { stage, domain, certificateArn }: Settings,
  { builtFor }: BuildOutput,
  newCertificate: ICertificate | undefined,
): SiteDomain | undefined {
  if (domain === undefined) return undefined;
  const certificate = certificateArn
    ? Certificate.fromCertificateArn(scope, 'Certificate', certificateArn)
    : newCertificate;
  if (certificate === undefined) throw new Error(`There is no certificate for ${domain}`);
  const www = `www.${domain}`;
  // Another stage than production has a domain of its own, and the pages' links to theirs are those of production.
  const isRehearsal = stage !== 'production';
  const isWww = isRehearsal ? builtFor?.startsWith('https://www.') : builtFor === `https://${www}`;
  const [canonical, redirecting] = isWww ? [www, domain] : [domain, www];
  if (!isRehearsal && builtFor !== `https://${canonical}`) {
    Annotations.of(scope).addWarningV2(
      'website:builtForAnother',
      `The pages name ${builtFor} as their address, not https://${canonical}: change origin in frontend/site/company.ts.`,
    );
  }
  return { canonical, redirecting, certificate };
}

/** The domain's zone. The attributes are known, so synthesis needs no lookup. */
export function siteZone(
  scope: Construct,
  id: string,
  hostedZoneId: string,
  domain: string,
): IPublicHostedZone {
  return PublicHostedZone.fromPublicHostedZoneAttributes(scope, id, { hostedZoneId, zoneName: domain });
}

/**
 * The DNS records of the website, with and without `www.`, for IPv4 and IPv6. By the HTTPS record browsers use HTTP/3 from
 * the first request on.
 */
export class SiteRecords extends Construct {
  constructor(scope: Construct, id: string, zone: IHostedZone, distribution: IDistribution) {
    super(scope, id);
    const domain = zone.zoneName;
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    // In this order whichever is canonical: if a name moved to another record, CloudFormation would create it there before it
    // deletes it here, which Route 53 refuses.
    for (const [index, recordName] of [`www.${domain}`, domain].entries()) {
      new ARecord(this, `A${index}`, { zone, recordName, target });
      new AaaaRecord(this, `Aaaa${index}`, { zone, recordName, target });
      new HttpsRecord(this, `Https${index}`, { zone, recordName, target });
    }
  }
}
