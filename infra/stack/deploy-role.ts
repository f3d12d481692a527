import { ArnFormat, CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Settings } from '../stages.ts';
import { proofPermissions } from './contact/canary.ts';
import { findingValue } from './nag-findings.ts';
import { cloudFrontRegion } from './stack-names.ts';

/** Issuer of the tokens by which GitHub identifies a workflow. */
const issuer = 'token.actions.githubusercontent.com';

/** Roles that `cdk bootstrap` created. They have the permissions, and the deploy role may only assume them. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

/** A stage that has a repository on GitHub. */
type GithubSettings = Settings & { readonly githubRepository: string };

/**
 * The role that the workflows take to deploy: for one repository and one branch, for an hour at a time and without access
 * keys. A person deploys its stack once, as no role can create itself.
 */
export class DeployRole extends Construct {
  constructor(scope: Construct, id: string, settings: GithubSettings) {
    super(scope, id);
    const stack = Stack.of(this);
    const regions = [...new Set([stack.region, cloudFrontRegion])];
    const [subject, ...others] = subjects(settings);
    const provider = settings.githubProviderExists
      ? stack.formatArn({ service: 'iam', region: '', resource: 'oidc-provider', resourceName: issuer })
      : new OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: ['sts.amazonaws.com'] })
          .oidcProviderArn;
    const role = new Role(this, 'Role', {
      description: `Deploys the website from ${settings.githubRepository}, branch ${settings.githubBranch}`,
      assumedBy: new WebIdentityPrincipal(provider, {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: others.length > 0 ? [subject, ...others] : subject,
        },
      }),
      maxSessionDuration: Duration.hours(1),
    });
    const arns = (service: string, resource: string, names: (region: string) => readonly string[]) =>
      regions.flatMap((region) =>
        names(region).map((resourceName) =>
          stack.formatArn({ service, region: service === 'iam' ? '' : region, resource, resourceName }),
        ),
      );
    const { bootstrapQualifier } = stack.synthesizer;
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sts:AssumeRole'],
        resources: arns('iam', 'role', (region) =>
          bootstrapRoles.map((name) => `cdk-${bootstrapQualifier}-${name}-${stack.account}-${region}`),
        ),
      }),
    );
    const resources = arns('cloudformation', 'stack', () => [`${settings.site}-*/*`]);
    role.addToPolicy(new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources }));
    // A deployment says which addresses have not confirmed that they want alarms.
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sns:ListSubscriptionsByTopic'],
        resources: regions.map((region) =>
          stack.formatArn({
            service: 'sns',
            region,
            resource: `${settings.site}-*`,
            arnFormat: ArnFormat.NO_RESOURCE_NAME,
          }),
        ),
      }),
    );
    // A deployment ends with the proof that an inquiry reaches sales.
    for (const permission of proofPermissions(arns('dynamodb', 'table', () => [`${settings.site}-*`])))
      role.addToPolicy(permission);
    for (const region of regions) acknowledge(role, region, settings.site);
    new CfnOutput(stack, 'DeployRoleArn', {
      value: role.roleArn,
      description: 'Role that the workflows take',
    });
  }
}

/**
 * How GitHub names workflows of the branch. For repositories that were created or renamed since 15 July 2026 it adds the
 * ids, which nobody else gets when a name becomes free:
 * https://github.blog/changelog/2026-04-23-immutable-subject-claims-for-github-actions-oidc-tokens/
 */
function subjects(settings: GithubSettings): readonly string[] {
  const { githubRepository, githubOwnerId, githubRepositoryId, githubBranch } = settings;
  const [owner, name] = githubRepository.split('/');
  const withIds = `${owner}@${githubOwnerId}/${name}@${githubRepositoryId}`;
  const repositories = [githubRepository, ...(githubRepositoryId === undefined ? [] : [withIds])];
  return repositories.map((identity) => `repo:${identity}:ref:refs/heads/${githubBranch}`);
}

function acknowledge(role: Role, region: string, site: string): void {
  const stack = Stack.of(role);
  const [partition, place, account] = [stack.partition, region, stack.account].map((value) =>
    findingValue(stack, value),
  );
  Validations.of(role).acknowledge(
    {
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:cloudformation:${place}:${account}:stack/${site}-*/*]`,
      reason:
        'It reads where each stage of the website is. The outputs of these stacks are addresses and names.',
    },
    {
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:sns:${place}:${account}:${site}-*]`,
      reason: 'It reads who subscribes to alarms of the website.',
    },
    {
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:dynamodb:${place}:${account}:table/${site}-*]`,
      reason: 'It tests each stage with an inquiry of its own, which it erases. It can read no inquiry.',
    },
  );
}
