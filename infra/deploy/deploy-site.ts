import { SetupError } from '#infra/setup-error.ts';
import type { Order } from './arguments.ts';
import { stacksOfStage } from './assembly.ts';
import type { LookAt, Place } from './aws-account.ts';
import { assemblyFolder, build, deployStacks, outputsFile, showChanges, synthesize } from './cdk.ts';
import { readOutputs, type WebsiteOutputs } from './outputs.ts';
import { requireBootstrap } from './require-bootstrap.ts';
import type { RunScript } from './run-script.ts';

/** What a deployment reaches outside of this program. */
export interface DeployParts {
  readonly run: RunScript;
  readonly lookAt: LookAt;
  readonly confirm: (question: string) => Promise<boolean>;
  /** Looks at the deployed site; throws when it is not as it should be. */
  readonly verify: (address: string) => Promise<void>;
  /** Takes a line for the user. */
  readonly say: (line: string) => void;
  /** Where the CDK leaves the templates, and where its outputs. */
  readonly assembly?: string;
  readonly outputs?: string;
}

/**
 * Builds, shows what changes, asks, deploys, looks whether it is right and says where it is.
 * @throws {SetupError} in one line, when a step fails; the steps after it don't run
 */
export async function deploySite({ config, given, yes }: Order, parts: DeployParts): Promise<void> {
  const { run, lookAt, confirm, verify, say, assembly = assemblyFolder, outputs = outputsFile } = parts;
  // First, as it takes a second and the build half a minute.
  const home = await lookAt(config.region);
  await build(run);
  await synthesize(run, given);
  const stacks = stacksOfStage(assembly, config.stage);
  await requireBootstrap(stacks, { lookAt, given });

  const names = stacks.map(({ name }) => name);
  await showChanges(run, names);
  const question = `Deploy ${names.join(', ')} to ${spoken(home)}? [y/N] `;
  if (!yes && !(await confirm(question))) throw new SetupError('Nothing was deployed.');
  await deployStacks(run, names);

  const website = readOutputs(outputs);
  await verify(addressToVerify(config, website));
  for (const [name, value] of Object.entries(website)) say(`${name}: ${value}`);
}

/** Where DNS records are made by hand they may not be there yet; CloudFront's own address answers without them. */
function addressToVerify(config: Order['config'], { SiteAddress, DistributionDomainName }: WebsiteOutputs) {
  const byHand = config.domain !== undefined && config.hostedZoneId === undefined;
  return byHand ? `https://${DistributionDomainName}` : SiteAddress;
}

function spoken({ account, region }: Place): string {
  return account === undefined ? region : `account ${account}, ${region}`;
}
