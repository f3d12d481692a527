import { readFileSync, realpathSync } from 'node:fs';
import {
  CloudFormationClient,
  paginateListStackResources,
  paginateListStacks,
  type StackSummary,
} from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { edgeRegion, edgeStackNames, githubStackName, websiteStackName } from '#infra/aws/stack-names.ts';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';
import { runCommand, SetupError } from '#infra/setup-error.ts';

const manifest = z.object({
  artifacts: z.record(z.string(), z.object({ type: z.string(), environment: z.string().default('') })),
});

/**
 * Finds the stage that was destroyed.
 * @param file the manifest that `cdk destroy` wrote
 */
export function readStage(file: string) {
  const { artifacts } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  // The other stacks of a stage have longer names, see edgeStackNames().
  const [website = ''] = Object.keys(artifacts)
    .filter((name) => artifacts[name]?.type === 'aws:cloudformation:stack' && name !== githubStackName)
    .sort((a, b) => a.length - b.length);
  // The environment is aws://<account>/<region>.
  const region = artifacts[website]?.environment.split('/').at(-1);
  return { stage: website.replace('website-', ''), region: region === 'unknown-region' ? undefined : region };
}

/**
 * Lists what is left of stacks in a region: those that still exist, and what deleted ones retained.
 * @param names of the stacks that a stage can have in the client's region
 * @throws {SetupError} if AWS refuses
 */
export async function leftoversIn(
  client: CloudFormationClient,
  names: readonly string[],
): Promise<readonly string[]> {
  try {
    const region = await client.config.region();
    const lines: string[] = [];
    for (const stack of await latestStacks(client, names)) {
      if (stack.StackStatus !== 'DELETE_COMPLETE') {
        lines.push(
          `${stack.StackName} still exists in ${region} (${stack.StackStatus}). To delete it: ` +
            `aws cloudformation delete-stack --stack-name ${stack.StackName} --region ${region}`,
        );
        continue;
      }
      const retained = await retainedResources(client, stack.StackId);
      if (retained.length === 0) continue;
      lines.push(`${stack.StackName} in ${region} was deleted, but retained:`, ...retained);
    }
    return lines;
  } catch (error) {
    const problem = awsProblem(error, 'CloudFormation');
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    client.destroy();
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

async function retainedResources(client: CloudFormationClient, StackName: string | undefined) {
  const lines: string[] = [];
  for await (const page of paginateListStackResources({ client }, { StackName })) {
    for (const { ResourceStatus, ResourceType, PhysicalResourceId } of page.StackResourceSummaries ?? [])
      if (ResourceStatus === 'DELETE_SKIPPED') lines.push(`  ${ResourceType} ${PhysicalResourceId}`);
  }
  return lines;
}

// `npm run destroy` runs this after `cdk destroy`. Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  await runCommand(async () => {
    const { stage, region } = readStage('cdk.out/manifest.json');
    const client = cloudFormation(region ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION']);
    const siteRegion = await client.config.region();
    const lines = [...(await leftoversIn(client, [websiteStackName(stage)]))];
    if (siteRegion !== edgeRegion) {
      const names = Object.values(edgeStackNames(stage, siteRegion));
      lines.push(...(await leftoversIn(cloudFormation(edgeRegion), names)));
    }
    console.log(lines.length > 0 ? lines.join('\n') : `Nothing is left of stage ${stage}.`);
  });
}

function cloudFormation(region: string | undefined) {
  return new CloudFormationClient(awsClientConfig(region));
}
