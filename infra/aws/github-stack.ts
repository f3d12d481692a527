import { CfnOutput, Duration, Stack, type StackProps, Validations } from 'aws-cdk-lib';
import { OidcProviderNative, PolicyStatement, Role, WebIdentityPrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { proofPermissions } from './canary.ts';
import { findingValue } from './nag-findings.ts';

export interface GithubStackProps extends StackProps {
  readonly role: DeployRoleProps;
}

/** The role that the workflows take to deploy. A person deploys this stack once, as no role can create itself. */
export class GithubStack extends Stack {
  constructor(scope: Construct, id: string, { role, ...props }: GithubStackProps) {
    super(scope, id, { description: 'Role by which GitHub deploys the website', ...props });
    const { arn } = new DeployRole(this, 'DeployRole', role);
    new CfnOutput(this, 'DeployRoleArn', { value: arn, description: 'Role that the workflows take' });
  }
}

/** Issuer of the tokens by which GitHub identifies a workflow. */
const issuer = 'token.actions.githubusercontent.com';

/** Roles that `cdk bootstrap` created. They have the permissions, and the deploy role may only assume them. */
const bootstrapRoles = ['deploy-role', 'file-publishing-role', 'lookup-role'];

interface DeployRoleProps {
  /** Repository on GitHub, `owner/name`. */
  readonly repository: string;
  /**
   * Ids that GitHub gave to owner and repository. Without them, only repositories created or renamed before 15 July 2026
   * are recognized.
   */
  readonly ids: { readonly owner: number; readonly repository: number } | undefined;
  /** The one branch whose workflows may take the role. */
  readonly branch: string;
  /** Whether the account has an OIDC provider for GitHub already. */
  readonly providerExists: boolean;
  /** Regions that are deployed to. */
  readonly regions: readonly string[];
}

/** A role for one repository and one branch, for an hour at a time and without access keys. */
class DeployRole extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: DeployRoleProps) {
    super(scope, id);
    const stack = Stack.of(this);
    const { repository, branch, providerExists, regions } = props;
    const [subject, ...others] = subjects(props);
    const provider = providerExists
      ? stack.formatArn({ service: 'iam', region: '', resource: 'oidc-provider', resourceName: issuer })
      : new OidcProviderNative(this, 'GitHub', { url: `https://${issuer}`, clientIds: ['sts.amazonaws.com'] })
          .oidcProviderArn;
    const role = new Role(this, 'Role', {
      description: `Deploys the website from ${repository}, branch ${branch}`,
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
    const resources = arns('cloudformation', 'stack', () => ['website-*/*']);
    role.addToPolicy(new PolicyStatement({ actions: ['cloudformation:DescribeStacks'], resources }));
    // A deployment ends with the proof that an inquiry reaches sales.
    for (const permission of proofPermissions(arns('dynamodb', 'table', () => ['website-*'])))
      role.addToPolicy(permission);
    for (const region of regions) acknowledge(role, region);
    this.arn = role.roleArn;
  }
}

/**
 * How GitHub names workflows of the branch. For repositories that were created or renamed since 15 July 2026 it adds the
 * ids, which nobody else gets when a name becomes free:
 * https://github.blog/changelog/2026-04-23-immutable-subject-claims-for-github-actions-oidc-tokens/
 */
function subjects({ repository, ids, branch }: DeployRoleProps): readonly string[] {
  const [owner, name] = repository.split('/');
  const repositories = [repository, ...(ids ? [`${owner}@${ids.owner}/${name}@${ids.repository}`] : [])];
  return repositories.map((identity) => `repo:${identity}:ref:refs/heads/${branch}`);
}

function acknowledge(role: Role, region: string): void {
  const stack = Stack.of(role);
  const [partition, place, account] = [stack.partition, region, stack.account].map((value) =>
    findingValue(stack, value),
  );
  Validations.of(role).acknowledge(
    {
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:cloudformation:${place}:${account}:stack/website-*/*]`,
      reason:
        'It reads where each stage of the website is. The outputs of these stacks are addresses and names.',
    },
    {
      id: `AwsSolutions-IAM5[Resource::arn:${partition}:dynamodb:${place}:${account}:table/website-*]`,
      reason: 'It tests each stage with an inquiry of its own, which it erases. It can read no inquiry.',
    },
  );
}
