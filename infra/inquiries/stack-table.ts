import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';

/** The stack's output that names its table. */
const tableOutput = 'TableName';

/**
 * What the table of a deployed stack is called, by the stack's own word.
 * @param region by default the one that the machine is set up for
 * @throws {SetupError} when that cannot be found out, in one line
 */
export async function tableOfStack(stack: string, region: string | undefined): Promise<string> {
  const place = `the stack ${stack}${region === undefined ? '' : ` in ${region}`}`;
  const client = new CloudFormationClient(awsClientConfig(region));
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stack }));
    const table = Stacks?.[0]?.Outputs?.find(({ OutputKey }) => OutputKey === tableOutput)?.OutputValue;
    if (table) return table;
  } catch (error) {
    const problem = isMissing(error) ? `There is no such stack: ${place}.` : awsProblem(error, place);
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    client.destroy();
  }
  throw new SetupError(
    `No output ${tableOutput} in ${place}: is it the stack of this website, and was it deployed?`,
  );
}

/** CloudFormation has no error of its own for it, and says the same of a name that can be none. */
function isMissing(error: unknown): boolean {
  return error instanceof CloudFormationServiceException && error.name === 'ValidationError';
}
