import type { Stack } from 'aws-cdk-lib';
import type { Settings } from '../stages.ts';

/** CloudFront takes certificates and firewalls from this region alone, and publishes its metrics there. */
export const cloudFrontRegion = 'us-east-1';

/**
 * Names of the stacks that a stage can have, by what they hold. All begin with that of the site, so several sites share an
 * account. The second three are in us-east-1 if the website is elsewhere, and it may be in several regions.
 */
export function stackNames({ site, stage, region }: Pick<Settings, 'site' | 'stage' | 'region'>) {
  const website = `${site}-${stage}`;
  return {
    website,
    /** The role by which GitHub deploys. A person deploys this stack, so `npm run deploy` leaves it out. */
    github: `${site}-github`,
    /** What previews share. */
    previews: `${site}-previews`,
    certificate: `${website}-edge-${region}`,
    firewall: `${website}-edge-firewall-${region}`,
    monitoring: `${website}-edge-monitoring-${region}`,
  };
}

/**
 * Name of a CloudFront policy, function or access control. These names are unique in an account, and the CDK's default ones do not
 * contain the region, so a stage could not be deployed to a second region.
 */
export function regionalName({ stackName, region }: Stack): string {
  return `${stackName}-${region}`;
}
