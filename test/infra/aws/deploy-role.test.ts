import { expect, test } from 'vitest';
import { githubStackName } from '#infra/aws/stack-names.ts';
import { everythingOn } from './everything-on.ts';
import { permissions, type SynthesizedStack, synthesize } from './synthesize.ts';

interface RoleProperties {
  readonly AssumeRolePolicyDocument: { readonly Statement: readonly unknown[] };
}

const issuer = 'token.actions.githubusercontent.com';
const { account, githubRepository } = everythingOn;
const fresh = synthesize({ account, githubRepository, region: 'eu-central-1' }).stack(githubStackName);

const trust = ({ only }: SynthesizedStack) =>
  only<RoleProperties>('AWS::IAM::Role').Properties.AssumeRolePolicyDocument.Statement;

test('only one branch of one repository on GitHub is trusted', () => {
  const provider = fresh.only('AWS::IAM::OIDCProvider');
  expect(provider.Properties).toMatchObject({
    Url: `https://${issuer}`,
    ClientIdList: ['sts.amazonaws.com'],
  });
  expect(trust(fresh)).toEqual([
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
test('the branch that is set is also trusted under the ids of owner and repository, by an existing provider', () => {
  const identified = synthesize({ ...everythingOn, region: 'us-east-1' }).stack(githubStackName);
  expect(identified.all('AWS::IAM::OIDCProvider')).toEqual([]);
  expect(trust(identified)).toMatchObject([
    {
      Principal: { Federated: `arn:aws:iam::${account}:oidc-provider/${issuer}` },
      Condition: {
        StringEquals: {
          [`${issuer}:aud`]: 'sts.amazonaws.com',
          [`${issuer}:sub`]: [
            'repo:company/website:ref:refs/heads/release',
            'repo:company@123456/website@456789:ref:refs/heads/release',
          ],
        },
      },
    },
  ]);
});

test("it may assume the CDK's roles in these regions, and find and test the website's stacks; nothing else", () => {
  const regions = ['eu-central-1', 'us-east-1'];
  const arns = (service: string, resource: string) =>
    regions.map((region) => `arn:aws:${service}:${region}:${account}:${resource}`);
  const tables = arns('dynamodb', 'table/website-*');
  expect(permissions(fresh, 'DeployRole')).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRole',
      Resource: ['deploy', 'file-publishing', 'lookup'].flatMap((name) =>
        regions.map(
          (region) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-${region}`,
        ),
      ),
    },
    {
      Effect: 'Allow',
      Action: 'cloudformation:DescribeStacks',
      Resource: arns('cloudformation', 'stack/website-*/*'),
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
  expect(fresh.only('AWS::IAM::Role').Properties).not.toHaveProperty('ManagedPolicyArns');
});
