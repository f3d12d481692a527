import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { SetupError } from '#infra/setup-error.ts';
import { cloudFormationProblem } from './cloudformation-problem.ts';

/** What a region of an account says of itself. */
export interface Place {
  readonly region: string;
  /** Nothing when these credentials may not look. */
  readonly bootstrapped: boolean | undefined;
  /** Nothing when it cannot be told. */
  readonly account?: string | undefined;
}

/** @param region by default the one that the machine is set up for */
export type LookAt = (region: string | undefined) => Promise<Place>;

/** Name of the stack that `cdk bootstrap` makes. */
const toolkit = 'CDKToolkit';

/** @param region by default the one that the machine is set up for, also where only the CDK and the AWS CLI read its name */
export function cloudFormation(region: string | undefined): CloudFormationClient {
  const named = region ?? process.env['AWS_REGION'] ?? process.env['AWS_DEFAULT_REGION'];
  return new CloudFormationClient(awsClientConfig(named));
}

/**
 * Asks AWS whether the CDK may deploy there: one call that also shows whether credentials, region and network are there.
 * @throws {SetupError} in one line when one of them is not
 */
export async function lookAtAws(client: CloudFormationClient): Promise<Place> {
  try {
    const region = await client.config.region();
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: toolkit }));
    // arn:aws:cloudformation:<region>:<account>:stack/...
    return { region, bootstrapped: stack !== undefined, account: stack?.StackId?.split(':')[4] };
  } catch (error) {
    const problem = cloudFormationProblem(error);
    if (problem === 'no such stack') return { region: await client.config.region(), bootstrapped: false };
    // Whoever may only take on the CDK's roles cannot look; the CDK says it then.
    if (problem === 'not allowed') return { region: await client.config.region(), bootstrapped: undefined };
    throw problem === undefined ? error : new SetupError(problem.line);
  } finally {
    client.destroy();
  }
}
