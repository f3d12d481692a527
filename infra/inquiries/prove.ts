import { SetupError } from '#infra/setup-error.ts';
import { BrokenChain, proveDelivery } from '#lambda/canary/proof.ts';
import { type Io, print } from './io.ts';
import type { OpenInquiries } from './open-inquiries.ts';

/**
 * Proves that an inquiry reaches sales: sends one, waits for its email and erases it.
 * @param isBrief whether one line says all, as at the end of a deployment
 * @throws {SetupError} that names the link that broke
 */
export async function prove(opened: OpenInquiries, io: Io, { isBrief }: { isBrief: boolean }): Promise<void> {
  const { repository, place, site, isDeployed } = opened;
  if (repository === undefined) throw new SetupError(`No site has run with ${place}. Start it: npm start`);
  if (site === undefined) throw new SetupError(`No output AddressToVerify: where is the site of ${place}?`);
  const { origin, isNotified } = site;
  const printLink = async (line: string) => void (isBrief || (await print(io, [line])));
  await printLink(`A test inquiry through ${origin}:\n`);
  const start = performance.now();
  try {
    await proveDelivery({
      origin,
      store: repository,
      isNotified,
      onLink: (link, milliseconds) => printLink(`  ${link.padEnd(9)}${seconds(milliseconds).padStart(9)}\n`),
    });
  } catch (error) {
    if (!(error instanceof BrokenChain)) throw error;
    const help = isDeployed
      ? 'See "When an alarm goes off" in infra/README.md.'
      : `Is the site running at ${origin} (npm start, PORT)?`;
    throw new SetupError(`The chain is broken: ${error.message}. ${opened.problemOf(error.cause) ?? help}`);
  }
  const end = isNotified ? 'reached sales' : 'was stored; nobody is notified, as salesEmail is not set';
  await print(io, [`A test inquiry ${end}: ${seconds(performance.now() - start)}.\n`]);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
