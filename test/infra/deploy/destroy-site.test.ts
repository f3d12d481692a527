import {
  CloudFormationClient,
  CloudFormationServiceException,
  GetTemplateCommand,
  ListStackResourcesCommand,
  type StackResourceSummary,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it } from 'vitest';
import { parseOrder } from '#infra/deploy/arguments.ts';
import { cloudFormation } from '#infra/deploy/aws-account.ts';
import { assemblyFolder } from '#infra/deploy/cdk.ts';
import { deployedResources } from '#infra/deploy/deployed-resources.ts';
import { destroySite } from '#infra/deploy/destroy-site.ts';
import { SetupError } from '#infra/setup-error.ts';
import { recordedRun, writeAssembly } from './recorded-run.ts';

const aws = mockClient(CloudFormationClient);
const stacks = {
  'website-preview-edge': 'aws://unknown-account/us-east-1',
  'website-preview': 'aws://unknown-account/unknown-region',
};

let runs: string[][];
let lines: string[];
beforeEach(() => {
  runs = [];
  lines = [];
  aws.reset();
});

/** A deployed stack: its parts by logical id, and which of them are kept. */
function deployed(StackName: string, parts: Record<string, string>, kept: readonly string[]) {
  const resource = (name: string) => [name, kept.includes(name) ? { DeletionPolicy: 'Retain' } : {}];
  const Resources = Object.fromEntries(Object.keys(parts).map(resource));
  aws.on(GetTemplateCommand, { StackName }).resolves({ TemplateBody: JSON.stringify({ Resources }) });
  const summary = ([LogicalResourceId, ResourceType]: [string, string]) =>
    ({
      LogicalResourceId,
      ResourceType,
      PhysicalResourceId: `own-${LogicalResourceId}`,
    }) as StackResourceSummary;
  const [first, ...others] = Object.entries(parts).map(summary);
  // In two pages, as AWS gives a hundred at once.
  aws
    .on(ListStackResourcesCommand, { StackName })
    .resolves({ StackResourceSummaries: first ? [first] : [], NextToken: 'more' })
    .on(ListStackResourcesCommand, { StackName, NextToken: 'more' })
    .resolves({ StackResourceSummaries: others });
}

const missing = (StackName: string) =>
  aws.on(GetTemplateCommand, { StackName }).rejects(
    new CloudFormationServiceException({
      name: 'ValidationError',
      message: `Stack with id ${StackName} does not exist`,
      $fault: 'client',
      $metadata: {},
    }),
  );

async function destroy(args: readonly string[] = [], answer = true) {
  const order = parseOrder(['-c', 'stage=preview', ...args], {});
  if (order === undefined) throw new Error('help');
  await destroySite(order, {
    run: recordedRun(runs),
    lookAt: async () => ({ region: 'eu-west-1', bootstrapped: true }),
    resources: ({ name }) => deployedResources(cloudFormation('eu-west-1'), name),
    confirm: async (question) => {
      lines.push(question);
      return answer;
    },
    say: (line) => void lines.push(line),
    assembly: writeAssembly(stacks),
  });
}

const deletion = () => runs.find(([, command]) => command === 'destroy');
const parts = {
  Table: 'AWS::DynamoDB::GlobalTable',
  Bucket: 'AWS::S3::Bucket',
  A: 'AWS::Lambda::Function',
  B: 'AWS::Lambda::Function',
};

it('says what is kept and what is deleted, asks, and deletes', async () => {
  missing('website-preview-edge');
  deployed('website-preview', parts, ['Table', 'Bucket']);
  await destroy();
  expect(lines).toEqual([
    'website-preview keeps:',
    '  AWS::DynamoDB::GlobalTable own-Table',
    '  AWS::S3::Bucket own-Bucket',
    'website-preview loses:',
    '  2 AWS::Lambda::Function',
    'Delete website-preview? [y/N] ',
  ]);
  expect(deletion()).toEqual(['cdk', 'destroy', '--app', assemblyFolder, '--force', 'website-preview']);
});

it('deletes every stack of the stage, and asks nobody with --yes', async () => {
  deployed('website-preview-edge', { Waf: 'AWS::WAFv2::WebACL' }, []);
  deployed('website-preview', parts, []);
  await destroy(['--yes'], false);
  expect(lines).toContain('website-preview keeps nothing');
  expect(lines.join()).not.toContain('[y/N]');
  expect(deletion()?.slice(-2)).toEqual(['website-preview-edge', 'website-preview']);
});

it('deletes nothing when the answer is no', async () => {
  missing('website-preview-edge');
  deployed('website-preview', parts, []);
  await expect(destroy([], false)).rejects.toThrow(SetupError);
  expect(deletion()).toBeUndefined();
});

it('says that there is no such stage', async () => {
  missing('website-preview-edge');
  missing('website-preview');
  await expect(destroy()).rejects.toThrow(/website-preview.*eu-west-1/);
  expect(deletion()).toBeUndefined();
});
