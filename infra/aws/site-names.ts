import { Annotations } from 'aws-cdk-lib';
import { Certificate, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import type { BuildOutput } from './build-output.ts';
import type { DistributionNames } from './site-distribution.ts';
import { siteHosts } from './site-hosts.ts';

/**
 * The hosts of the configured domain with their certificate; nothing without a domain.
 * @param made the certificate that is made, when there is none yet
 */
export function siteNames(
  scope: Construct,
  { domain, certificateArn }: Config,
  { builtFor }: BuildOutput,
  made: ICertificate | undefined,
): DistributionNames | undefined {
  if (domain === undefined) return undefined;
  const certificate = certificateArn
    ? Certificate.fromCertificateArn(scope, 'Certificate', certificateArn)
    : made;
  if (certificate === undefined) throw new Error(`There is no certificate for ${domain}`);
  const hosts = siteHosts(domain, builtFor);
  if (builtFor !== `https://${hosts.canonical}`) {
    Annotations.of(scope).addWarningV2(
      'website:builtForAnother',
      `The pages name ${builtFor} as their address, not https://${hosts.canonical}: change origin in frontend/site.ts.`,
    );
  }
  return { hosts, certificate };
}
