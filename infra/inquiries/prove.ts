import * as z from 'zod/mini';
import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';
import { readOutputs } from '#infra/stack-outputs.ts';
import { BrokenChain, proveDelivery } from '#lambda/delivery-proof.ts';
import type { TableChoice } from './command-line.ts';
import type { OpenTable } from './open-table.ts';

type Print = (line: string) => Promise<void>;

/**
 * Proves that an inquiry reaches sales: sends one, waits for its mail and erases it.
 * @param print gets a line for the whole
 * @param printLink gets a line for each link of the chain, at the time when it holds
 * @throws {SetupError} that names the link that broke
 */
export async function prove(
  { table, place, site, isDeployed }: OpenTable,
  print: Print,
  printLink = print,
): Promise<void> {
  if (table === undefined) throw new SetupError(`No site has run with ${place}. Start it: npm start`);
  if (site === undefined) throw new SetupError(`No output AddressToVerify: where is the site of ${place}?`);
  const { origin, isNotified } = site;
  await printLink(`A test inquiry through ${origin}:\n`);
  const start = performance.now();
  try {
    await proveDelivery({
      origin,
      client: table.client,
      tableName: table.tableName,
      isNotified,
      onLink: (link, milliseconds) => printLink(`  ${link.padEnd(9)}${seconds(milliseconds).padStart(9)}\n`),
    });
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    const problem = isDeployed ? awsProblem(error.cause, place) : undefined;
    const help = isDeployed
      ? 'See "When an alarm rings" in infra/README.md.'
      : `Is the site running at ${origin} (npm start, PORT)?`;
    throw new SetupError(`The chain is broken: ${error.message}. ${problem ?? help}`);
  }
  const end = isNotified ? 'reached sales' : 'was stored; nobody is notified, as salesEmail is not set';
  await print(`A test inquiry ${end}: ${seconds(performance.now() - start)}.\n`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;

/** Outputs that tell the website's stack from the others of a deployment, and whether it sends mails. */
const websiteOutputs = z.object({ Region: z.string(), SenderDomain: z.optional(z.string()) });

/**
 * Finds the stack that was deployed last.
 * @param file written by `cdk deploy`
 * @returns undefined if it notifies nobody
 * @throws {SetupError} if no website was deployed
 */
export function deployedStack(file: string): TableChoice | undefined {
  for (const [stack, outputs] of Object.entries(readOutputs(file))) {
    const { data } = websiteOutputs.safeParse(outputs);
    if (data === undefined) continue;
    if (data.SenderDomain === undefined) return undefined;
    return { stack, region: data.Region };
  }
  throw new SetupError(`${file} names no website: npm run deploy writes it.`);
}
