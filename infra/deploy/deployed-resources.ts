import {
  type CloudFormationClient,
  GetTemplateCommand,
  paginateListStackResources,
} from '@aws-sdk/client-cloudformation';
import * as z from 'zod';
import { SetupError } from '#infra/setup-error.ts';
import { cloudFormationProblem } from './cloudformation-problem.ts';

/** A part of a deployed stack. */
export interface DeployedResource {
  /** Such as `AWS::S3::Bucket`. */
  readonly type: string;
  /** Its name in AWS. */
  readonly name: string;
  /** Whether it outlives the stack. */
  readonly kept: boolean;
}

const template = z.object({
  Resources: z.record(z.string(), z.object({ DeletionPolicy: z.string().optional() })),
});

/**
 * What a stack consists of, as it was deployed: its own template decides what is kept, not today's settings.
 * @returns nothing when there is no such stack
 * @throws {SetupError} in one line when AWS does not say
 */
export async function deployedResources(
  client: CloudFormationClient,
  stackName: string,
): Promise<readonly DeployedResource[] | undefined> {
  try {
    const { TemplateBody = '' } = await client.send(new GetTemplateCommand({ StackName: stackName }));
    const { Resources } = template.parse(JSON.parse(TemplateBody));
    const found: DeployedResource[] = [];
    for await (const page of paginateListStackResources({ client }, { StackName: stackName })) {
      for (const {
        LogicalResourceId = '',
        ResourceType: type = '',
        PhysicalResourceId: name = '',
      } of page.StackResourceSummaries ?? []) {
        found.push({
          type,
          name,
          kept: Resources[LogicalResourceId]?.DeletionPolicy?.startsWith('Retain') ?? false,
        });
      }
    }
    return found;
  } catch (error) {
    const problem = cloudFormationProblem(error);
    if (problem === 'no such stack') return undefined;
    if (problem === 'not allowed')
      throw new SetupError(`These AWS credentials may not look at ${stackName}.`);
    throw problem === undefined ? error : new SetupError(problem.line);
  } finally {
    client.destroy();
  }
}
