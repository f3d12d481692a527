import { expect, test } from 'vitest';
import { githubStackName } from '#infra/aws/stack-names.ts';
import { everythingOn } from './everything-on.ts';
import { type Synthesized, synthesize } from './synthesize.ts';

// The same stage is in two regions while a website moves. Two regions outside us-east-1, as both have stacks there.
const regions = ['eu-central-1', 'ap-southeast-1'];
const deployments = regions.map((region) => synthesize({ ...everythingOn, region }));

/** Properties with names that are unique in an account; all other names are unique in a region or made by CloudFormation. */
const accountWide: Readonly<Record<string, readonly string[]>> = {
  'AWS::CloudFront::CachePolicy': ['CachePolicyConfig', 'Name'],
  'AWS::CloudFront::Function': ['Name'],
  'AWS::CloudFront::KeyValueStore': ['Name'],
  'AWS::CloudFront::OriginAccessControl': ['OriginAccessControlConfig', 'Name'],
  'AWS::CloudFront::OriginRequestPolicy': ['OriginRequestPolicyConfig', 'Name'],
  'AWS::CloudFront::ResponseHeadersPolicy': ['ResponseHeadersPolicyConfig', 'Name'],
  // Unique in us-east-1, where both regions have theirs.
  'AWS::Logs::DeliverySource': ['Name'],
  'AWS::Logs::DeliveryDestination': ['Name'],
};
/** Named by CloudFormation, which adds random characters. */
const generated: Readonly<Record<string, string>> = {
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::WAFv2::WebACL': 'Name',
};

const resources = ({ stackNames, stack }: Synthesized, type: string) =>
  stackNames.flatMap((name) => stack(name).all<Readonly<Record<string, unknown>>>(type));

/** Names by type, such as `AWS::CloudFront::Function website-production-eu-central-1`. */
function names(deployment: Synthesized): readonly string[] {
  return Object.entries(accountWide).flatMap(([type, path]) =>
    resources(deployment, type).map(({ Properties }) => {
      const name = path.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], Properties);
      return `${type} ${name}`;
    }),
  );
}

test('what must be unique in an account has the stack and the region in its name', () => {
  for (const [index, deployment] of deployments.entries()) {
    expect(names(deployment)).toHaveLength(6);
    for (const name of names(deployment))
      expect(name).toMatch(new RegExp(` website-production-${regions[index]}$`));
  }
});

test('CloudFormation makes the other names of the account', () => {
  for (const deployment of deployments) {
    for (const [type, property] of Object.entries(generated)) {
      for (const { Properties } of resources(deployment, type))
        expect(Properties).not.toHaveProperty(property);
    }
  }
});

test('no stack of one is a stack of the other', () => {
  const stacks = deployments.flatMap(({ assembly }) =>
    assembly.stacks
      .filter(({ stackName }) => stackName !== githubStackName)
      .map(({ stackName, environment }) => `${stackName} in ${environment.region}`),
  );
  expect(stacks).toHaveLength(8);
  expect(new Set(stacks).size).toBe(8);
});
