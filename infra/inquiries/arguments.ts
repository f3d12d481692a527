import { parseArgs } from 'node:util';
import { type CommandName, type Option, takenOptions } from './command-options.ts';

/** Which table is meant: by default the local one. */
export interface TableChoice {
  /** Name of a deployed stack, whose output says what its table is called. */
  readonly stack?: string;
  /** Name of a deployed table. */
  readonly table?: string;
  /** The AWS region of either; by default the one that the machine is set up for. */
  readonly region?: string;
}

/** What the owner asked for. */
export type Request =
  | { readonly command: 'help'; readonly topic?: CommandName }
  | (TableChoice & DataRequest);

/** A request that needs the table. */
export type DataRequest =
  | {
      readonly command: 'list';
      /** Inquiries on the page. */
      readonly limit: number;
      /** Id of the inquiry after which the page begins. */
      readonly before?: string;
      readonly suspect: boolean;
    }
  | { readonly command: 'show'; readonly id: string }
  | { readonly command: 'export'; readonly format: 'csv' | 'json' }
  | { readonly command: 'resend'; readonly id: string }
  | { readonly command: 'erase'; readonly email: string; readonly yes: boolean };

/** A mistake in the command line; its message says it in one line. */
export class UsageError extends Error {}

const defaultLimit = 20;

const options = {
  help: { type: 'boolean', short: 'h' },
  limit: { type: 'string' },
  before: { type: 'string' },
  suspect: { type: 'boolean' },
  format: { type: 'string' },
  email: { type: 'string' },
  yes: { type: 'boolean', short: 'y' },
  stack: { type: 'string' },
  table: { type: 'string' },
  region: { type: 'string' },
} as const satisfies Record<Option | 'help', { type: string; short?: string }>;

/**
 * Reads the command line.
 * @param args what stands behind the command's name
 * @throws {UsageError}
 */
export function parseRequest(args: readonly string[]): Request {
  const { values, positionals } = parse(args);
  const [command = 'list', ...others] = positionals;
  if (command === 'help') return { command, topic: others[0] === undefined ? undefined : known(others[0]) };
  const name = known(command);
  if (values.help) return { command: 'help', topic: positionals.length > 0 ? name : undefined };

  const surplus = name === 'show' || name === 'resend' ? others[1] : others[0];
  if (surplus !== undefined) throw new UsageError(`${name} takes no ${JSON.stringify(surplus)}`);
  const given = Object.keys(values) as Option[];
  const strange = given.find((option) => !takenOptions[name].includes(option));
  if (strange !== undefined) throw new UsageError(`${name} takes no --${strange}`);

  const { suspect = false, yes = false, before } = values;
  for (const option of ['stack', 'table', 'region', 'before'] as const) {
    if (values[option] === '') throw new UsageError(`--${option} must not be empty`);
  }
  const choice = tableChoice(values);
  switch (name) {
    case 'list': {
      const limit = values.limit === undefined ? defaultLimit : wholeNumber(values.limit);
      return { command: name, ...choice, limit, ...(before !== undefined && { before }), suspect };
    }
    case 'show':
    case 'resend':
      return { command: name, ...choice, id: theId(name, others[0]) };
    case 'export':
      return { command: name, ...choice, format: format(values.format) };
    case 'erase':
      return { command: name, ...choice, email: theEmail(values.email), yes };
  }
  throw new Error(name satisfies never);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node explains at length; its first sentence says what is wrong.
    const [message = ''] = (error as Error).message.split(/[.\n]/);
    throw new UsageError(message.charAt(0).toLowerCase() + message.slice(1));
  }
}

function known(command: string): CommandName {
  if (Object.hasOwn(takenOptions, command)) return command as CommandName;
  throw new UsageError(`there is no command ${JSON.stringify(command)}`);
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new UsageError(`--limit must be a whole number from 1, not ${JSON.stringify(text)}`);
}

function tableChoice({ stack, table, region }: TableChoice): TableChoice {
  if (stack !== undefined && table !== undefined)
    throw new UsageError('--stack and --table exclude each other');
  if (region !== undefined && stack === undefined && table === undefined) {
    throw new UsageError('--region needs --stack or --table');
  }
  return {
    ...(stack !== undefined && { stack }),
    ...(table !== undefined && { table }),
    ...(region !== undefined && { region }),
  };
}

function theId(command: CommandName, text: string | undefined): string {
  if (text) return text;
  throw new UsageError(`${command} needs the id of an inquiry, as list shows it`);
}

function theEmail(text: string | undefined): string {
  // Whatever was stored has one; a mistyped name is not searched for.
  if (text !== undefined && /^\s*\S+@\S+\s*$/.test(text)) return text;
  const but = text === undefined ? '' : `, not ${JSON.stringify(text)}`;
  throw new UsageError(`--email must be an e-mail address${but}`);
}

function format(text: string | undefined): 'csv' | 'json' {
  if (text === 'csv' || text === 'json') return text;
  const but = text === undefined ? '' : `, not ${JSON.stringify(text)}`;
  throw new UsageError(`--format must be csv or json${but}`);
}
