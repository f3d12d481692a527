import { realpathSync } from 'node:fs';
import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  paginateListStackResources,
  paginateListStacks,
  type StackSummary,
} from '@aws-sdk/client-cloudformation';
import { CloudAssembly, UNKNOWN_REGION } from 'aws-cdk-lib/cx-api';
import { edgeRegion, edgeStackNames, githubStackName, websiteStackName } from '#infra/aws/stack-names.ts';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';
import { runCommand, SetupError } from '#infra/setup-error.ts';

/** The folder that the CDK's commands write. */
export const assemblyFolder = 'cdk.out';

/** Finds the stage that was deployed or destroyed, and its stacks. */
export function readStage(folder: string) {
  // The other stacks of a stage have longer names, see edgeStackNames().
  const stacks = new CloudAssembly(folder).stacks
    .filter(({ stackName }) => stackName !== githubStackName)
    .sort((a, b) => a.stackName.length - b.stackName.length);
  const { stackName = '', environment } = stacks[0] ?? {};
  return {
    stage: stackName.replace('website-', ''),
    region: environment?.region === UNKNOWN_REGION ? undefined : environment?.region,
    stacks: stacks.map((stack) => stack.stackName),
  };
}

/**
 * Lists what is left of stacks in a region: those that still exist, and what deleted or failed ones retained.
 * @param names of the stacks that a stage can have in the client's region
 * @throws {SetupError} if AWS refuses
 */
export async function leftoversIn(
  client: CloudFormationClient,
  names: readonly string[],
): Promise<readonly string[]> {
  return lookUp(client, async (region) => {
    const lines: string[] = [];
    for (const stack of await latestStacks(client, names)) {
      const { StackName = '', StackStatus } = stack;
      const exists = StackStatus !== 'DELETE_COMPLETE';
      if (exists)
        lines.push(`${StackName} still exists in ${region} (${StackStatus}). ${deletion(StackName, region)}`);
      const retained = await retainedResources(client, stack.StackId, region);
      if (retained.length === 0) continue;
      if (!exists) lines.push(`${StackName} in ${region} was deleted, but retained:`);
      lines.push(...retained);
    }
    return lines;
  });
}

/**
 * Lists stacks that the settings of a stage no longer include. They are billed, and once the website is deployed nothing
 * uses them.
 * @param client of us-east-1
 * @param deployed what was deployed
 * @throws {SetupError} if AWS refuses
 */
export async function obsoleteStacks(
  client: CloudFormationClient,
  { stage, region, stacks }: ReturnType<typeof readStage>,
): Promise<readonly string[]> {
  if (region === undefined || region === edgeRegion) return [];
  return lookUp(client, async () => {
    const lines: string[] = [];
    for (const name of Object.values(edgeStackNames(stage, region))) {
      if (stacks.includes(name) || !(await stackExists(client, name))) continue;
      lines.push(`${name} in ${edgeRegion} is no longer used, but billed. ${deletion(name, edgeRegion)}`);
    }
    return lines;
  });
}

/** Destroys the client after the lookup, and turns an error of AWS into one line. */
async function lookUp<Result>(
  client: CloudFormationClient,
  look: (region: string) => Promise<Result>,
): Promise<Result> {
  try {
    return await look(await client.config.region());
  } catch (error) {
    const problem = awsProblem(error, 'CloudFormation');
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    client.destroy();
  }
}

function deletion(stackName: string, region: string): string {
  return `To delete it: aws cloudformation delete-stack --stack-name ${stackName} --region ${region}`;
}

/** By name, unlike a list of all stacks, as the role of GitHub's workflows may describe the website's stacks only. */
async function stackExists(client: CloudFormationClient, StackName: string): Promise<boolean> {
  try {
    await client.send(new DescribeStacksCommand({ StackName }));
    return true;
  } catch (error) {
    if (error instanceof CloudFormationServiceException && error.name === 'ValidationError') return false;
    throw error;
  }
}

/** The existing stack of each name, or else the one that was deleted last. CloudFormation lists 90 days. */
async function latestStacks(client: CloudFormationClient, names: readonly string[]): Promise<StackSummary[]> {
  const latest = new Map<string, StackSummary>();
  for await (const { StackSummaries = [] } of paginateListStacks({ client }, {})) {
    for (const stack of StackSummaries) {
      const { StackName = '' } = stack;
      if (names.includes(StackName) && deletedAt(stack) >= deletedAt(latest.get(StackName)))
        latest.set(StackName, stack);
    }
  }
  return [...latest.values()];
}

function deletedAt(stack: StackSummary | undefined): number {
  if (stack === undefined) return 0;
  return stack.DeletionTime?.getTime() ?? Number.POSITIVE_INFINITY;
}

async function retainedResources(
  client: CloudFormationClient,
  StackName: string | undefined,
  region: string,
): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const page of paginateListStackResources({ client }, { StackName })) {
    for (const {
      ResourceStatus,
      ResourceType = '',
      PhysicalResourceId = '',
    } of page.StackResourceSummaries ?? []) {
      if (ResourceStatus !== 'DELETE_SKIPPED') continue;
      lines.push(`  ${ResourceType} ${PhysicalResourceId}`);
      const command = deleteCommands[ResourceType]?.(PhysicalResourceId);
      if (command !== undefined) lines.push(`    To delete it with its data, in ${region}: ${command}`);
    }
  }
  return lines;
}

/** Commands that delete what a stack retains, for the AWS CLI. */
const deleteCommands: Readonly<Record<string, (name: string) => string>> = {
  'AWS::DynamoDB::GlobalTable': (name) =>
    `aws dynamodb update-table --table-name ${name} --no-deletion-protection-enabled && aws dynamodb delete-table --table-name ${name}`,
  // The bucket is deleted when it is empty. A deletion takes up to 1,000 versions, so the command may have to be repeated.
  'AWS::S3::Bucket': (name) =>
    `aws s3api delete-objects --bucket ${name} --delete "$(aws s3api list-object-versions --bucket ${name} --max-items 1000 ` +
    `--query '{Objects: [Versions, DeleteMarkers][].{Key: Key, VersionId: VersionId}}')"; aws s3api delete-bucket --bucket ${name}`,
};

// `npm run destroy` runs this after `cdk destroy`. Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    const { stage, region } = readStage(assemblyFolder);
    const client = cloudFormation(region ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION']);
    const lines = [...(await leftoversIn(client, [websiteStackName(stage)]))];
    const siteRegion = await client.config.region();
    if (siteRegion !== edgeRegion) {
      const names = Object.values(edgeStackNames(stage, siteRegion));
      lines.push(...(await leftoversIn(cloudFormation(edgeRegion), names)));
    }
    console.log(lines.length > 0 ? lines.join('\n') : `Nothing is left of stage ${stage}.`);
  });
}

export function cloudFormation(region: string | undefined) {
  return new CloudFormationClient(awsClientConfig(region));
}
