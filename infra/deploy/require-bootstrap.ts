import { SetupError } from '#infra/setup-error.ts';
import type { Stack } from './assembly.ts';
import type { LookAt } from './aws-account.ts';
import { contextArguments } from './cdk.ts';

export interface BootstrapOptions {
  readonly lookAt: LookAt;
  /** The settings as they were typed. */
  readonly given: Readonly<Record<string, string>>;
}

/**
 * Sees to it that the CDK has what it needs in every region that the stacks go to.
 * @throws {SetupError} in one line, with the command to run
 */
export async function requireBootstrap(stacks: readonly Stack[], { lookAt, given }: BootstrapOptions) {
  for (const region of new Set(stacks.map((stack) => stack.region))) {
    const place = await lookAt(region);
    if (place.bootstrapped !== false) continue;
    const command = ['npx cdk bootstrap', ...contextArguments(given)].join(' ');
    throw new SetupError(`The CDK was never set up in ${place.region} of this account; run once: ${command}`);
  }
}
