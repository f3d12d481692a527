import type { Stack } from 'aws-cdk-lib';

/** CloudFront takes certificates and firewalls from this region alone, and publishes its metrics there. */
export const cloudFrontRegion = 'us-east-1';

/** The role by which GitHub deploys. A person deploys this stack, so `npm run deploy` leaves it out. */
export const githubStackName = 'website-github';

export function websiteStackName(stage: string): string {
  return `website-${stage}`;
}

/**
 * Names of the stacks that a stage can have in us-east-1 if it is elsewhere.
 * @param region of the website, which may be in several regions
 */
export function cloudFrontStackNames(stage: string, region: string) {
  const prefix = `${websiteStackName(stage)}-edge`;
  return {
    certificate: `${prefix}-${region}`,
    firewall: `${prefix}-firewall-${region}`,
    monitoring: `${prefix}-monitoring-${region}`,
  };
}

/**
 * Name of a CloudFront policy, function or access control. These names are unique in an account, and the CDK's default ones do not
 * contain the region, so a stage could not be deployed to a second region.
 */
export function regionalName({ stackName, region }: Stack): string {
  return `${stackName}-${region}`;
}
