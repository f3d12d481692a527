import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { Firewall } from './firewall.ts';
import { siteZone } from './site-domain.ts';

/** Whether the deployment creates the domain's certificate. */
export function makesCertificate({ hostedZoneId, certificateArn }: Config): boolean {
  return hostedZoneId !== undefined && certificateArn === undefined;
}

/** The certificate and firewall of the distribution, in whichever stack is in us-east-1. */
export class EdgeParts extends Construct {
  /** For the domain and its `www.`; undefined without a domain or if a certificate exists already. */
  readonly certificate: ICertificate | undefined;
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
