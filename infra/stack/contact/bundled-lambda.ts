import { type PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  type FunctionProps,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import { logGroup } from '../log-group.ts';

interface BundledLambdaProps
  extends Required<Pick<FunctionProps, 'description' | 'memorySize' | 'timeout' | 'environment'>>,
    Pick<FunctionProps, 'reservedConcurrentExecutions' | 'retryAttempts' | 'maxEventAge'> {
  /** Folder of the bundle: `index.mjs` with an export named `handler`. */
  readonly codeFolder: string;
  /** Permissions other than writing its log. */
  readonly permissions: readonly PolicyStatement[];
}

/**
 * A Lambda on Node 24 and arm64, with its own log group and role. The role that the CDK would make may write to every log
 * group of the account.
 */
export function bundledLambda(
  scope: Construct,
  id: string,
  { codeFolder, permissions, ...props }: BundledLambdaProps,
): LambdaFunction {
  const log = logGroup(scope, `${id}Log`);
  const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
  log.grantWrite(role);
  for (const permission of permissions) role.addToPolicy(permission);
  return new LambdaFunction(scope, id, {
    ...props,
    code: Code.fromAsset(codeFolder),
    handler: 'index.handler',
    runtime: Runtime.NODEJS_24_X,
    architecture: Architecture.ARM_64,
    role,
    logGroup: log,
    loggingFormat: LoggingFormat.JSON,
  });
}
