import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';
import { BrokenChain, proveDelivery } from '#lambda/delivery-proof.ts';
import type { OpenTable } from './open-table.ts';

type Print = (line: string) => Promise<void>;

/**
 * Proves that an inquiry reaches sales: sends one, waits for its email and erases it.
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
      ? 'See "When an alarm goes off" in infra/README.md.'
      : `Is the site running at ${origin} (npm start, PORT)?`;
    throw new SetupError(`The chain is broken: ${error.message}. ${problem ?? help}`);
  }
  const end = isNotified ? 'reached sales' : 'was stored; nobody is notified, as salesEmail is not set';
  await print(`A test inquiry ${end}: ${seconds(performance.now() - start)}.\n`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
