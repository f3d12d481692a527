import { describe, expect, test } from 'vitest';
import { environment } from '#lambda/retire-assets/env.ts';
import { matchesPattern } from './event-pattern.ts';
import { packedFiles, synthesize } from './synthesize.ts';

interface LambdaProperties {
  readonly Code: { readonly S3Key: string };
  readonly Role: { readonly 'Fn::GetAtt': readonly [string, string] };
  readonly LoggingConfig: { readonly LogGroup: { readonly Ref: string } };
}
interface PolicyProperties {
  readonly Roles: readonly { readonly Ref: string }[];
  readonly PolicyDocument: { readonly Statement: readonly Readonly<Record<string, unknown>>[] };
}
interface RuleProperties {
  readonly EventPattern: Parameters<typeof matchesPattern>[0];
  readonly Targets: readonly { readonly Arn: unknown }[];
}

const { assembly, all, only, template } = synthesize();
const bucket = only('AWS::S3::Bucket').logicalId;
const lambda = all<LambdaProperties>('AWS::Lambda::Function').find(({ logicalId }) =>
  logicalId.startsWith('SiteRetirement'),
);
const rule = only<RuleProperties>('AWS::Events::Rule');

test('the Lambda is what was bundled, with the list of the assets of that build', () => {
  expect(lambda?.Properties).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    Environment: { Variables: { [environment.bucketName]: { Ref: bucket } } },
  });
  expect(packedFiles(assembly, lambda?.Properties.Code.S3Key)).toEqual(['assets.json', 'index.mjs']);
});

test('it may list assets, and write them anew with another tag; no other file, and nothing is deleted by it', () => {
  const [roleId] = lambda?.Properties.Role['Fn::GetAtt'] ?? [];
  const policies = all<PolicyProperties>('AWS::IAM::Policy').map(({ Properties }) => Properties);
  const own = policies.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === roleId));
  const arn = { 'Fn::GetAtt': [bucket, 'Arn'] };
  expect(own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: { 'Fn::GetAtt': [lambda?.Properties.LoggingConfig.LogGroup.Ref, 'Arn'] },
    },
    {
      Effect: 'Allow',
      Action: 's3:ListBucket',
      Resource: arn,
      Condition: { StringEquals: { 's3:prefix': 'assets/' } },
    },
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:GetObjectTagging', 's3:PutObject', 's3:PutObjectTagging'],
      Resource: { 'Fn::Join': ['', [arn, '/assets/*']] },
    },
  ]);
});

describe('it runs', () => {
  const stackId = 'arn:aws:cloudformation:eu-central-1:123456789012:stack/website-production/0a1b';
  const pattern = JSON.parse(
    JSON.stringify(rule.Properties.EventPattern).replaceAll('{"Ref":"AWS::StackId"}', `"${stackId}"`),
  );
  // https://docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/event-detail-stack-status-change.html
  const event = (status: string, id = stackId) => ({
    source: 'aws.cloudformation',
    'detail-type': 'CloudFormation Stack Status Change',
    detail: { 'stack-id': id, 'status-details': { status, 'status-reason': '' } },
  });

  test.each([
    ['once the stack was deployed', event('UPDATE_COMPLETE'), true],
    ['once a deployment was taken back', event('UPDATE_ROLLBACK_COMPLETE'), true],
    ['not before it is done', event('UPDATE_IN_PROGRESS'), false],
    ['not while it is tidied up', event('UPDATE_COMPLETE_CLEANUP_IN_PROGRESS'), false],
    ['not for a new stack, which has nothing old', event('CREATE_COMPLETE'), false],
    ['not for another stack', event('UPDATE_COMPLETE', `${stackId}2`), false],
  ])('%s', (_, received, runs) => {
    expect(matchesPattern(pattern, received)).toBe(runs);
  });

  test('after the deployment and not within it: nothing of the stack waits for it', () => {
    const arn = { 'Fn::GetAtt': [lambda?.logicalId, 'Arn'] };
    expect(rule.Properties.Targets).toMatchObject([{ Arn: arn }]);
    const resources: Record<string, { Type: string }> = template.toJSON()['Resources'];
    const users = Object.values(resources).filter((resource) =>
      JSON.stringify(resource).includes(`"${lambda?.logicalId}"`),
    );
    expect(users.map(({ Type }) => Type).sort()).toEqual([
      'AWS::CloudWatch::Alarm',
      'AWS::Events::Rule',
      'AWS::Lambda::Permission',
    ]);
    expect(all('AWS::Lambda::Permission')).toContainEqual(
      expect.objectContaining({
        Properties: {
          Action: 'lambda:InvokeFunction',
          FunctionName: arn,
          Principal: 'events.amazonaws.com',
          SourceArn: { 'Fn::GetAtt': [rule.logicalId, 'Arn'] },
        },
      }),
    );
  });
});
