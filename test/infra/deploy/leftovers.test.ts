import { writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  ListStackResourcesCommand,
  ListStacksCommand,
  type StackResourceSummary,
  type StackSummary,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { leftoversIn, obsoleteStacks, readStage } from '#infra/deploy/leftovers.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const aws = mockClient(CloudFormationClient);
beforeEach(() => {
  aws.reset();
  aws.on(ListStackResourcesCommand).resolves({});
});

/** Names of the stacks that the stage can have. */
const names = ['website-preview', 'website-preview-edge-eu-west-1'];
const leftovers = () => leftoversIn(new CloudFormationClient({ region: 'eu-west-1' }), names);

/** @param deletedAt hour at which it was deleted; undefined if it exists */
function stack(StackName: string, StackStatus: StackSummary['StackStatus'], deletedAt?: number) {
  return {
    StackName,
    StackStatus,
    StackId: `arn:${StackName}:${deletedAt}`,
    CreationTime: new Date(0),
    ...(deletedAt !== undefined && { DeletionTime: new Date(Date.UTC(2026, 10, 21, deletedAt)) }),
  };
}

function resources(StackName: string, summaries: readonly (readonly [string, string, string])[]) {
  aws.on(ListStackResourcesCommand, { StackName }).resolves({
    StackResourceSummaries: summaries.map(
      ([ResourceType, PhysicalResourceId, ResourceStatus]) =>
        ({ ResourceType, PhysicalResourceId, ResourceStatus }) as StackResourceSummary,
    ),
  });
}

it('lists what the last deletion of each stack retained', async () => {
  aws
    .on(ListStacksCommand)
    .resolves({
      StackSummaries: [
        stack('website-preview', 'DELETE_COMPLETE', 8),
        stack('website-preview', 'DELETE_COMPLETE', 9),
      ],
      NextToken: 'more',
    })
    .on(ListStacksCommand, { NextToken: 'more' })
    .resolves({ StackSummaries: [stack('website-preview', 'DELETE_COMPLETE', 7)] });
  resources('arn:website-preview:9', [
    ['AWS::DynamoDB::GlobalTable', 'table-9', 'DELETE_SKIPPED'],
    ['AWS::Lambda::Function', 'function-9', 'DELETE_COMPLETE'],
    ['AWS::S3::Bucket', 'bucket-9', 'DELETE_SKIPPED'],
  ]);
  expect(await leftovers()).toEqual([
    'website-preview in eu-west-1 was deleted, but retained:',
    '  AWS::DynamoDB::GlobalTable table-9',
    expect.stringMatching(/^ {4}To delete it .* aws dynamodb delete-table --table-name table-9$/),
    '  AWS::S3::Bucket bucket-9',
    expect.stringMatching(/^ {4}To delete it .* aws s3api delete-bucket --bucket bucket-9$/),
  ]);
});

it('lists what a stack retained whose first deployment failed', async () => {
  aws.on(ListStacksCommand).resolves({ StackSummaries: [stack('website-preview', 'ROLLBACK_COMPLETE')] });
  resources('arn:website-preview:undefined', [['AWS::DynamoDB::GlobalTable', 'table-1', 'DELETE_SKIPPED']]);
  expect(await leftovers()).toEqual([
    expect.stringMatching(/^website-preview still exists .*ROLLBACK_COMPLETE.* delete-stack /),
    '  AWS::DynamoDB::GlobalTable table-1',
    expect.stringContaining('aws dynamodb delete-table --table-name table-1'),
  ]);
});

it('lists the stacks of the stage that still exist, whatever became of earlier ones', async () => {
  aws.on(ListStacksCommand).resolves({
    StackSummaries: [
      stack('website-preview-edge-eu-west-1', 'CREATE_COMPLETE'),
      stack('website-preview-edge-eu-west-1', 'DELETE_COMPLETE', 9),
      // Another stage.
      stack('website-preview-42', 'CREATE_COMPLETE'),
      stack('website-production', 'CREATE_COMPLETE'),
    ],
  });
  expect(await leftovers()).toEqual([
    'website-preview-edge-eu-west-1 still exists in eu-west-1 (CREATE_COMPLETE). To delete it: ' +
      'aws cloudformation delete-stack --stack-name website-preview-edge-eu-west-1 --region eu-west-1',
  ]);
});

it('lists a stack whose first deployment was never executed, which has no template', async () => {
  aws.on(ListStacksCommand).resolves({ StackSummaries: [stack('website-preview', 'REVIEW_IN_PROGRESS')] });
  expect(await leftovers()).toEqual([expect.stringMatching(/^website-preview .*REVIEW_IN_PROGRESS/)]);
});

it('lists nothing if nothing is left', async () => {
  aws.on(ListStacksCommand).resolves({ StackSummaries: [stack('website-preview', 'DELETE_COMPLETE', 9)] });
  resources('arn:website-preview:9', [['AWS::S3::Bucket', 'bucket-9', 'DELETE_COMPLETE']]);
  expect(await leftovers()).toEqual([]);
});

it('reports a refusal of AWS in one line, and does not hide other errors', async () => {
  aws.rejects(
    new CloudFormationServiceException({
      name: 'ExpiredToken',
      message: 'too late\nand more',
      $fault: 'client',
      $metadata: {},
    }),
  );
  const refused: unknown = await leftovers().catch((error) => error);
  expect(refused).toBeInstanceOf(SetupError);
  expect((refused as Error).message).toMatch(/^[^\n]*ExpiredToken[^\n]*$/);
  const bug = new TypeError('x is not a function');
  aws.rejects(bug);
  await expect(leftovers()).rejects.toBe(bug);
});

describe('after a deployment', () => {
  const certificate = 'website-production-edge-eu-west-1';
  const firewall = 'website-production-edge-firewall-eu-west-1';
  const deployed = (...stacks: string[]) => ({ stage: 'production', region: 'eu-west-1', stacks });
  const obsolete = (stage: ReturnType<typeof deployed>) =>
    obsoleteStacks(new CloudFormationClient({ region: 'us-east-1' }), stage);
  const exception = (name: string) =>
    new CloudFormationServiceException({ name, message: 'does not exist', $fault: 'client', $metadata: {} });

  beforeEach(() => {
    aws.on(DescribeStacksCommand).rejects(exception('ValidationError'));
    for (const StackName of [certificate, firewall])
      aws.on(DescribeStacksCommand, { StackName }).resolves({ Stacks: [] });
  });

  it('a stack in us-east-1 that the settings no longer include is named, with what to do', async () => {
    expect(await obsolete(deployed('website-production', certificate))).toEqual([
      `${firewall} in us-east-1 is no longer used, but billed. To delete it: ` +
        `aws cloudformation delete-stack --stack-name ${firewall} --region us-east-1`,
    ]);
    expect(await obsolete(deployed('website-production', certificate, firewall))).toEqual([]);
  });

  it('nothing is looked for if the website itself is in us-east-1', async () => {
    expect(await obsolete({ ...deployed('website-production'), region: 'us-east-1' })).toEqual([]);
  });

  it('a refusal of AWS is one line', async () => {
    aws.on(DescribeStacksCommand).rejects(exception('AccessDenied'));
    await expect(obsolete(deployed('website-production'))).rejects.toThrow(SetupError);
  });
});

describe('the stage that was deployed or destroyed', () => {
  function stageOf(stacks: Readonly<Record<string, string>>) {
    const artifacts = Object.entries(stacks).map(([name, environment]) => [
      name,
      { type: 'aws:cloudformation:stack', environment, properties: { templateFile: `${name}.json` } },
    ]);
    const folder = temporaryFolder();
    const manifest = { version: '43.0.0', artifacts: Object.fromEntries(artifacts) };
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
    return readStage(folder);
  }

  it('is that of the main stack, wherever the others are', () => {
    expect(
      stageOf({
        'website-preview-42-edge-eu-west-1': 'aws://123456789012/us-east-1',
        'website-preview-42': 'aws://123456789012/eu-west-1',
        'website-github': 'aws://123456789012/eu-west-1',
      }),
    ).toEqual({
      stage: 'preview-42',
      region: 'eu-west-1',
      stacks: ['website-preview-42', 'website-preview-42-edge-eu-west-1'],
    });
  });

  it('has no region of its own if it is deployed to that of the credentials', () => {
    expect(stageOf({ 'website-production': 'aws://unknown-account/unknown-region' })).toEqual({
      stage: 'production',
      region: undefined,
      stacks: ['website-production'],
    });
  });
});
