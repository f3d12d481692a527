import { rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { SetupError } from '#infra/setup-error.ts';
import type { RunScript } from './run-script.ts';

/** What the CDK synthesized, and where its deployment notes the stacks' outputs. */
export const assemblyFolder = path.join(projectRoot, 'cdk.out');
export const outputsFile = path.join(assemblyFolder, 'outputs.json');

const cli = path.join(projectRoot, 'node_modules/aws-cdk/bin/cdk');

/** The settings as arguments of the CDK. */
export function contextArguments(given: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Builds what is not up to date. */
export async function build(run: RunScript): Promise<void> {
  await succeed(run, 'The build', [path.join(projectRoot, 'infra/bundle/build.ts')]);
}

/** Makes the templates; all that follows works with these, so that what was shown is what is deployed. */
export async function synthesize(run: RunScript, given: Readonly<Record<string, string>>): Promise<void> {
  const where = ['--quiet', '--output', assemblyFolder];
  await succeed(run, 'cdk synth', [cli, 'synth', ...where, ...contextArguments(given)]);
}

/** Shows what would change; permissions that are given stand in tables of their own. */
export async function showChanges(run: RunScript, stacks: readonly string[]): Promise<void> {
  await succeed(run, 'cdk diff', [cli, 'diff', '--app', assemblyFolder, ...stacks]);
}

/** Deploys; without a question, as the changes were shown and agreed to. */
export async function deployStacks(run: RunScript, stacks: readonly string[]): Promise<void> {
  await rm(outputsFile, { force: true });
  const how = ['--require-approval', 'never', '--outputs-file', outputsFile];
  await succeed(run, 'cdk deploy', [cli, 'deploy', '--app', assemblyFolder, ...how, ...stacks]);
}

/** Deletes; without a question, as it was asked before. */
export async function destroyStacks(run: RunScript, stacks: readonly string[]): Promise<void> {
  await succeed(run, 'cdk destroy', [cli, 'destroy', '--app', assemblyFolder, '--force', ...stacks]);
}

async function succeed(run: RunScript, name: string, args: readonly string[]): Promise<void> {
  const code = await run(args);
  if (code !== 0) throw new SetupError(`${name} failed (exit code ${code}); what it said stands above.`);
}
