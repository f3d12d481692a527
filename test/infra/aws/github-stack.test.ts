import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { DeployRole, type DeployRoleProps } from '#infra/aws/github-stack.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const issuer = 'token.actions.githubusercontent.com';

function template(props: Partial<DeployRoleProps> = {}): Template {
  const env = { account: '123456789012', region: 'eu-central-1' };
  const stack = new Stack(
    new App({ analyticsReporting: false, outdir: temporaryFolder() }),
    'website-github',
    { env },
  );
  const regions = ['eu-central-1', 'us-east-1'];
  new DeployRole(stack, 'DeployRole', {
    repository: 'company/website',
    branch: 'main',
    providerExists: false,
    regions,
    ...props,
  });
  return Template.fromStack(stack);
}

const fresh = template();
const only = (from: Template, type: string) => {
  const [[logicalId, resource] = [], ...others] = Object.entries(from.findResources(type));
  if (resource === undefined || others.length > 0) throw new Error(`Not one resource of type ${type}`);
  return { logicalId, Properties: resource['Properties'] };
};

test('only one branch of one repository on GitHub is trusted', () => {
  const provider = only(fresh, 'AWS::IAM::OIDCProvider');
  expect(provider.Properties).toMatchObject({
    Url: `https://${issuer}`,
    ClientIdList: ['sts.amazonaws.com'],
  });
  expect(only(fresh, 'AWS::IAM::Role').Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: { Ref: provider.logicalId } },
      Condition: {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: 'repo:company/website:ref:refs/heads/main',
        },
      },
    },
  ]);
});

// GitHub adds the ids for repositories that were created or renamed since July 2026.
test('the same branch is also trusted under the ids of owner and repository, and nothing else', () => {
  const identified = template({ ids: { owner: 123456, repository: 456789 } });
  const [{ Condition }] = only(identified, 'AWS::IAM::Role').Properties.AssumeRolePolicyDocument.Statement;
  expect(Condition).toEqual({
    StringEquals: {
      [`${issuer}:aud`]: 'sts.amazonaws.com',
      [`${issuer}:sub`]: [
        'repo:company/website:ref:refs/heads/main',
        'repo:company@123456/website@456789:ref:refs/heads/main',
      ],
    },
  });
});

test("it may assume the CDK's roles in these regions, and find and test the website's stacks; nothing else", () => {
  const { Properties } = only(fresh, 'AWS::IAM::Policy');
  // Values that are known only after deployment are joined from parts; the known parts are enough here.
  const flat = (value: unknown): string => {
    if (typeof value === 'string') return value;
    const { Ref, 'Fn::Join': [, parts] = ['', []] } = value as {
      Ref?: string;
      'Fn::Join'?: [string, unknown[]];
    };
    return Ref === undefined ? parts.map(flat).join('') : '';
  };
  const statements = Properties.PolicyDocument.Statement.map(
    ({ Resource, ...rest }: { Resource: unknown[] }) => ({ ...rest, Resource: Resource.map(flat).sort() }),
  );
  const role = (name: string, region: string) =>
    `arn::iam::123456789012:role/cdk-hnb659fds-${name}-role-123456789012-${region}`;
  const regions = ['eu-central-1', 'us-east-1'];
  const tables = regions.map((region) => `arn::dynamodb:${region}:123456789012:table/website-*`);
  expect(statements).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Resource: ['deploy', 'file-publishing', 'lookup'].flatMap((name) =>
        regions.map((region) => role(name, region)),
      ),
    },
    {
      Effect: 'Allow',
      Action: 'cloudformation:DescribeStacks',
      Resource: regions.map((region) => `arn::cloudformation:${region}:123456789012:stack/website-*/*`),
    },
    {
      Effect: 'Allow',
      Action: 'dynamodb:GetItem',
      Resource: tables,
      Condition: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'notifiedAt'] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    },
    { Effect: 'Allow', Action: 'dynamodb:DeleteItem', Resource: tables },
  ]);
  expect(only(fresh, 'AWS::IAM::Role').Properties).not.toHaveProperty('ManagedPolicyArns');
});

test('an existing provider is used', () => {
  const existing = template({ providerExists: true });
  existing.resourceCountIs('AWS::IAM::OIDCProvider', 0);
  const [{ Principal }] = only(existing, 'AWS::IAM::Role').Properties.AssumeRolePolicyDocument.Statement;
  expect(JSON.stringify(Principal)).toContain(`:iam::123456789012:oidc-provider/${issuer}`);
});
