import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { type Synthesized, synthesize } from './synthesize.ts';

// Production with domain, firewall and emails, the same stage in a second region while the website moves, a stage to
// rehearse on, a preview, and another site, in one account. Not in us-east-1, as both regions have stacks there.
const { account } = everythingOn;
const acme = { site: 'acme', domain: 'acme.example', senderEmail: 'website@acme.example' };
const deployments = [
  synthesize({ ...everythingOn, region: 'eu-central-1' }),
  synthesize({ ...everythingOn, region: 'ap-southeast-1' }),
  synthesize({ ...everythingOn, stage: 'staging', sharedPolicies: false, region: 'eu-central-1' }),
  synthesize({ ...everythingOn, ...acme, region: 'eu-central-1' }),
];
const previews = [41, 42].map((number) =>
  synthesize({ stage: `preview-${number}`, account, region: 'eu-central-1' }),
);
/** What each deployment has in its account-wide names. */
const suffixes = [
  'website-production-eu-central-1',
  'website-production-ap-southeast-1',
  'website-staging-eu-central-1',
  'acme-production-eu-central-1',
];

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
  'AWS::CloudWatch::Alarm': 'AlarmName',
  'AWS::CloudWatch::Dashboard': 'DashboardName',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::IAM::ManagedPolicy': 'ManagedPolicyName',
  'AWS::IAM::Role': 'RoleName',
  'AWS::Lambda::Function': 'FunctionName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Name',
  'AWS::SES::ConfigurationSet': 'Name',
  'AWS::SNS::Topic': 'TopicName',
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
    expect(names(deployment).length).toBeGreaterThanOrEqual(4);
    for (const name of names(deployment)) expect(name).toMatch(new RegExp(` ${suffixes[index]}$`));
  }
  const all = deployments.flatMap(names);
  expect(new Set(all).size).toBe(all.length);
});

test('CloudFormation makes the other names of the account', () => {
  for (const deployment of [...deployments, ...previews]) {
    for (const [type, property] of Object.entries(generated)) {
      for (const { Properties = {} } of resources(deployment, type))
        expect(Properties).not.toHaveProperty(property);
    }
  }
});

test('previews share the policies of which an account has 20, and nothing else', () => {
  const own = previews.map((preview) => names({ ...preview, stackNames: [preview.stackNames.at(-1) ?? ''] }));
  const types = own.flat().map((name) => name.replace(/ .*/, ''));
  expect(types).toContain('AWS::CloudFront::Function');
  expect(types.filter((type) => type.endsWith('Policy'))).toEqual([]);
  expect(new Set(own.flat()).size).toBe(own.flat().length);
  const [one, other] = previews.map(({ stack }) => stack('website-previews').template.toJSON());
  expect(one).toEqual(other);
});

test('API Gateway writes to log groups for which the policy of the region has one entry', () => {
  const groups = deployments.map(({ all }) =>
    all<{ LogGroupName?: string }>('AWS::Logs::LogGroup').flatMap(
      ({ Properties }) => Properties.LogGroupName ?? [],
    ),
  );
  expect(groups).toEqual(suffixes.map((name) => [`/aws/vendedlogs/${/^\w+-[a-z]+/.exec(name)}/api`]));
});

test('no stack of one is a stack of another', () => {
  const stacks = deployments.flatMap(({ assembly }) =>
    assembly.stacks
      .filter(({ stackName }) => !stackName.endsWith('-github'))
      .map(({ stackName, environment }) => `${stackName} in ${environment.region}`),
  );
  expect(stacks).toHaveLength(16);
  expect(new Set(stacks).size).toBe(16);
});
