import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';
import { siteZone } from './domain.ts';
import { Firewall } from './firewall.ts';

/** Whether the deployment creates the domain's certificate. */
export function makesCertificate({ hostedZoneId, certificateArn }: Settings): boolean {
  return hostedZoneId !== undefined && certificateArn === undefined;
}

/** The certificate and firewall of the distribution, in whichever stack is in us-east-1. */
export class CertificateAndFirewall extends Construct {
  /** For the domain and its `www.`; undefined without a domain or if a certificate exists already. */
  readonly certificate: ICertificate | undefined;
  readonly webAclArn: string | undefined;

  constructor(scope: Construct, id: string, settings: Settings) {
    super(scope, id);
    const { domain, hostedZoneId, waf } = settings;
    if (domain !== undefined && hostedZoneId !== undefined && makesCertificate(settings)) {
      this.certificate = new Certificate(this, 'Certificate', {
        domainName: domain,
        subjectAlternativeNames: [`www.${domain}`],
        validation: CertificateValidation.fromDns(siteZone(this, 'Zone', hostedZoneId, domain)),
      });
    }
    if (waf) this.webAclArn = new Firewall(this, 'Firewall').arn;
  }
}
