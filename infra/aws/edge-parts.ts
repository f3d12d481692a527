import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { Firewall } from './firewall.ts';
import { siteZone } from './site-records.ts';

/** The region that CloudFront takes certificates and firewalls from, and shows its metrics in. */
export const edgeRegion = 'us-east-1';

/** Whether a deployment has anything that CloudFront takes from its own region alone. */
export function needsEdgeParts(config: Config): boolean {
  return config.waf || makesCertificate(config);
}

function makesCertificate({ hostedZoneId, certificateArn }: Config): boolean {
  return hostedZoneId !== undefined && certificateArn === undefined;
}

/** What CloudFront takes from its own region, in whichever stack is there. */
export class EdgeParts extends Construct {
  /** For the domain and its `www.`; nothing when one exists or there is no domain. */
  readonly certificate: ICertificate | undefined;
  /** Of the firewall, when there is one. */
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    const { domain, hostedZoneId, waf } = config;
    if (domain !== undefined && hostedZoneId !== undefined && makesCertificate(config)) {
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: domain,
        subjectAlternativeNames: [`www.${domain}`],
        validation: CertificateValidation.fromDns(siteZone(this, 'Zone', hostedZoneId, domain)),
      });
    }
    if (waf) this.webAclArn = new Firewall(this, 'Firewall').arn;
  }
}
