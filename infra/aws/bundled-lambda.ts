import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  Architecture,
  Code,
  type FunctionProps,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { logGroup } from './log-group.ts';
import { waitForPolicy } from './role-dependency.ts';

/** What is a Lambda's own; the rest is the same for all of them. */
interface BundledLambdaProps
  extends Required<Pick<FunctionProps, 'description' | 'memorySize' | 'timeout' | 'environment'>>,
    Pick<FunctionProps, 'reservedConcurrentExecutions'> {
  /** Folder of the bundle: `index.mjs` with an export named `handler`. */
  readonly codeFolder: string;
  /** What it may do beside writing its log. */
  readonly rights: readonly PolicyStatement[];
  /** Key of its log; by default the one that CloudWatch owns. */
  readonly logKey: IKey | undefined;
}

/**
 * A Lambda of this project as all of them are: the newest Node on arm64, with a log group and a role of its own, as the
 * role that the CDK makes may write to every log group of the account.
 */
export function bundledLambda(
  scope: Construct,
  id: string,
  { codeFolder, rights, logKey, ...own }: BundledLambdaProps,
): { lambda: LambdaFunction; role: Role } {
  const log = logGroup(scope, `${id}Log`, logKey);
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  log.grantWrite(role);
  for (const right of rights) role.addToPolicy(right);
  const lambda = new LambdaFunction(scope, id, {
    ...own,
    code: Code.fromAsset(codeFolder),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    role,
    logGroup: log,
    loggingFormat: LoggingFormat.JSON,
  });
  waitForPolicy(lambda, role);
  return { lambda, role };
}
