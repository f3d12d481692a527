import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { flat, permissions, type SynthesizedStack, synthesize } from './synthesize.ts';

// Complete lists: whatever a change adds has to be added here, too.

const account = everythingOn.account;
const salesEmail = 'sales@company.example';
const senderEmail = 'website@mail.company.example';
const website = synthesize({ account, region: 'us-east-1', salesEmail, senderEmail });
const github = synthesize({ ...everythingOn, region: 'eu-central-1' }).stack('website-github');

const table = 'InquiriesTable3CEF0F62.Arn';
const bucket = 'SiteBucket978D4AEB.Arn';
const allow = (Action: unknown, Resource: readonly unknown[], Condition?: object) => ({
  Effect: 'Allow',
  Action,
  Resource,
  ...(Condition && { Condition }),
});
const log = (construct: string) =>
  allow(
    ['logs:CreateLogStream', 'logs:PutLogEvents'],
    [expect.stringMatching(new RegExp(`^${construct}Log[0-9A-F]{8}\\.Arn$`))],
  );

/** Sees whether an inquiry is stored and mailed, nothing that a visitor typed, and erases it. */
const proof = (...tables: readonly string[]) => [
  allow('dynamodb:GetItem', tables, {
    'ForAllValues:StringEquals': { 'dynamodb:Attributes': ['id', 'notifiedAt'] },
    StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
  }),
  allow('dynamodb:DeleteItem', tables),
];

test('SubmitInquiry writes to the table and reads nothing', () => {
  expect(permissions(website, 'ContactApi')).toEqual([
    log('ContactApiSubmitInquiry'),
    allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], [table]),
  ]);
});

test('NotifySales reads the outbox, updates the table, and mails from its address to sales', () => {
  const ses = (name: string) => `arn:aws:ses:us-east-1:${account}:${name}`;
  expect(permissions(website, 'SalesNotification')).toEqual([
    log('SalesNotificationNotifySales'),
    allow('dynamodb:Query', [`${table}/index/outbox`]),
    allow('dynamodb:UpdateItem', [table]),
    allow(
      'ses:SendEmail',
      [
        ...['company.example', 'mail.company.example', salesEmail, senderEmail].map((name) =>
          ses(`identity/${name}`),
        ),
        expect.stringMatching(/:configuration-set\/SalesNotificationMailSet[0-9A-F]{8}$/),
      ],
      {
        StringEquals: { 'ses:FromAddress': senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [salesEmail] },
      },
    ),
  ]);
});

test('RecordBounces updates the table and reads nothing', () => {
  expect(permissions(website, 'Bounces')).toEqual([
    log('BouncesRecordBounces'),
    allow('dynamodb:UpdateItem', [table]),
  ]);
});

test('Canary proves that an inquiry reaches sales', () => {
  expect(permissions(website, 'Canary')).toEqual([log('CanaryCanary'), ...proof(table)]);
});

test('the deployment of the files reads its own assets, writes to the bucket and invalidates pages', () => {
  const read = ['s3:GetBucket*', 's3:GetObject*', 's3:List*'];
  const put = ['', 'LegalHold', 'Retention', 'Tagging', 'VersionTagging'].map(
    (part) => `s3:PutObject${part}`,
  );
  const assets = `arn:aws:s3:::cdk-hnb659fds-assets-${account}-us-east-1`;
  expect(permissions(website, 'SiteDeployment')).toEqual([
    log('SiteDeployment'),
    allow(read, [assets, `${assets}/*`]),
    allow(['s3:Abort*', 's3:DeleteObject*', ...read, ...put], [bucket, `${bucket}/*`]),
    allow(['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], ['*']),
  ]);
});

test("GitHub assumes the CDK's roles in these regions, and finds and tests the website's stacks", () => {
  const regions = ['eu-central-1', 'us-east-1'];
  const arns = (service: string, resource: string) =>
    regions.map((region) => `arn:aws:${service}:${region}:${account}:${resource}`);
  const roles = ['deploy', 'file-publishing', 'lookup'].flatMap((name) =>
    regions.map((region) => `arn:aws:iam::${account}:role/cdk-hnb659fds-${name}-role-${account}-${region}`),
  );
  expect(permissions(github, 'DeployRole')).toEqual([
    allow('sts:AssumeRole', roles),
    allow('cloudformation:DescribeStacks', arns('cloudformation', 'stack/website-*/*')),
    allow('sns:ListSubscriptionsByTopic', arns('sns', 'website-*')),
    ...proof(...arns('dynamodb', 'table/website-*')),
  ]);
});

interface RoleProperties {
  readonly AssumeRolePolicyDocument: { readonly Statement: readonly unknown[] };
}

test.each([
  ['the website', website, ['Bounces', 'Canary', 'ContactApi', 'SalesNotification', 'SiteDeployment']],
  ['GitHub', github, ['DeployRole']],
])('%s has no other role or policy', (_, { all }, constructs) => {
  const policies = all('AWS::IAM::Policy').map(({ logicalId }) => logicalId);
  const roles = all<RoleProperties>('AWS::IAM::Role');
  expect(roles).toHaveLength(constructs.length);
  for (const ids of [policies, roles.map(({ logicalId }) => logicalId)])
    expect(ids.toSorted().map((id) => constructs.find((name) => id.startsWith(name)))).toEqual(constructs);
  for (const { Properties } of roles) {
    expect(Properties).not.toHaveProperty('ManagedPolicyArns');
    expect(Properties).not.toHaveProperty('Policies');
  }
  expect(all('AWS::IAM::ManagedPolicy')).toEqual([]);
});

test('only one branch of one repository takes the role, also under the ids of owner and repository', () => {
  const issuer = 'token.actions.githubusercontent.com';
  const { Properties } = github.only<RoleProperties>('AWS::IAM::Role');
  expect(Properties.AssumeRolePolicyDocument.Statement).toEqual([
    {
      Effect: 'Allow',
      Action: 'sts:AssumeRoleWithWebIdentity',
      Principal: { Federated: expect.anything() },
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

interface ResourcePolicy {
  readonly PolicyDocument: {
    readonly Statement: readonly {
      readonly Effect: string;
      readonly Action: unknown;
      readonly Principal: unknown;
      readonly Condition: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }[];
  };
}

/** What the policy of a resource allows; conditions are text. */
function allowed({ only }: SynthesizedStack, type: string, construct: string) {
  return only<ResourcePolicy>(type, construct)
    .Properties.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow')
    .map(({ Action, Principal, Condition }) => ({
      Action,
      Principal,
      conditions: Object.values(Condition).flatMap((values) =>
        Object.entries(values).map(([name, value]) => `${name} ${flat(value)}`),
      ),
    }));
}

test('only the distribution reads the files', () => {
  const { logicalId } = website.only('AWS::CloudFront::Distribution');
  expect(allowed(website, 'AWS::S3::BucketPolicy', 'SiteBucket')).toEqual([
    {
      Action: ['s3:GetObject', 's3:ListBucket'],
      Principal: { Service: 'cloudfront.amazonaws.com' },
      conditions: [`AWS:SourceArn arn:AWS::Partition:cloudfront::AWS::AccountId:distribution/${logicalId}`],
    },
  ]);
});

test("only the account's own deliveries write access logs", () => {
  expect(allowed(website, 'AWS::S3::BucketPolicy', 'SiteAccessLogs')).toEqual([
    {
      Action: 's3:PutObject',
      Principal: { Service: 'delivery.logs.amazonaws.com' },
      conditions: [
        's3:x-amz-acl bucket-owner-full-control',
        `aws:SourceAccount ${account}`,
        `aws:SourceArn arn:aws:logs:us-east-1:${account}:delivery-source:*`,
      ],
    },
  ]);
});

test("only the account's alarms publish to the topic", () => {
  expect(allowed(website, 'AWS::SNS::TopicPolicy', 'AlarmTopic')).toEqual([
    {
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      conditions: [`aws:SourceArn arn:aws:cloudwatch:us-east-1:${account}:alarm:*`],
    },
  ]);
});
