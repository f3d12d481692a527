import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { type Config, parseConfig } from '#infra/config.ts';
import { SetupError } from '#infra/setup-error.ts';

/** What is deployed or destroyed, and how. */
export interface Order {
  /** The settings as they were typed, by name. */
  readonly given: Readonly<Record<string, string>>;
  /** All settings: those of cdk.json, the typed ones before them, checked. */
  readonly config: Config;
  /** Whether nobody is asked. */
  readonly yes: boolean;
}

const options = {
  context: { type: 'string', short: 'c', multiple: true },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

/**
 * Reads the command line.
 * @param args what stands behind the command's name
 * @param context the settings of cdk.json
 * @returns nothing when help is wanted
 * @throws {SetupError} one line for each mistake
 */
export function parseOrder(
  args: readonly string[],
  context: Readonly<Record<string, unknown>> = cdkContext(),
): Order | undefined {
  const { context: pairs = [], yes = false, help } = parse(args);
  if (help) return undefined;
  const given = Object.fromEntries(pairs.map(nameAndValue));
  return { given, config: parseConfig({ ...context, ...given }), yes };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    // Node explains at length; its first sentence says what is wrong.
    const [message = ''] = (error as Error).message.split(/[.\n]/);
    throw new SetupError(`${message}. --help says what there is.`);
  }
}

function nameAndValue(pair: string): readonly [string, string] {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
  if (name !== undefined && value !== undefined) return [name, value];
  throw new SetupError(`-c takes name=value, not ${JSON.stringify(pair)}. --help says what there is.`);
}

function cdkContext(): Record<string, unknown> {
  return JSON.parse(readFileSync(path.join(projectRoot, 'cdk.json'), 'utf8')).context;
}
