import { SetupError } from '#infra/setup-error.ts';
import type { Order } from './arguments.ts';
import { type Stack, stacksOfStage } from './assembly.ts';
import type { LookAt } from './aws-account.ts';
import { assemblyFolder, build, destroyStacks, synthesize } from './cdk.ts';
import type { DeployedResource } from './deployed-resources.ts';
import { fateOf } from './fate.ts';
import type { RunScript } from './run-script.ts';

/** What a deletion reaches outside of this program. */
export interface DestroyParts {
  readonly run: RunScript;
  readonly lookAt: LookAt;
  /** Nothing when the stack is not there. */
  readonly resources: (stack: Stack) => Promise<readonly DeployedResource[] | undefined>;
  readonly confirm: (question: string) => Promise<boolean>;
  /** Takes a line for the user. */
  readonly say: (line: string) => void;
  /** Where the CDK leaves the templates. */
  readonly assembly?: string;
}

/**
 * Says what becomes of what, asks, and deletes the stacks of a stage.
 * @throws {SetupError} in one line, when a step fails or there is nothing to delete
 */
export async function destroySite({ config, given, yes }: Order, parts: DestroyParts): Promise<void> {
  const { run, lookAt, resources, confirm, say, assembly = assemblyFolder } = parts;
  const { region } = await lookAt(config.region);
  await build(run);
  await synthesize(run, given);

  const names: string[] = [];
  for (const stack of stacksOfStage(assembly, config.stage)) {
    const found = await resources(stack);
    if (found === undefined) continue;
    names.push(stack.name);
    for (const line of fateOf(stack.name, found)) say(line);
  }
  if (names.length === 0) throw new SetupError(`There is no website-${config.stage} in ${region}.`);
  if (!yes && !(await confirm(`Delete ${names.join(', ')}? [y/N] `))) {
    throw new SetupError('Nothing was deleted.');
  }
  await destroyStacks(run, names);
}
