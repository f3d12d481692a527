import type { Stack } from 'aws-cdk-lib';

/** CloudFront takes certificates and firewalls from this region alone, and publishes its metrics there. */
export const edgeRegion = 'us-east-1';

/** The role by which GitHub deploys. A person deploys this stack, so `npm run deploy` leaves it out. */
export const githubStackName = 'website-github';

/** Names of the stacks that a stage can have. */
export function stackNames(stage: string) {
  const website = `website-${stage}`;
  return { website, edge: `${website}-edge`, edgeAlarms: `${website}-edge-alarms` };
}

/**
 * Name of a CloudFront policy or access control. These names are unique in an account, and the CDK's default ones do not
 * contain the region, so a stage could not be deployed to a second region.
 */
export function regionalName({ stackName, region }: Stack): string {
  return `${stackName}-${region}`;
}
