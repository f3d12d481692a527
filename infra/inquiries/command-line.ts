import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { type CommandName, description, examples, exitCodes, summaries, tables } from './help.ts';

/** Which table is meant: by default the local one. */
export interface TableChoice {
  /** Name of a deployed stack, whose output says what its table is called. */
  readonly stack?: string;
  readonly table?: string;
  /** The AWS region of either; by default the one that the machine is set up for. */
  readonly region?: string;
}

interface ListOptions extends TableChoice {
  readonly limit: number;
  /** Id of the inquiry after which the page begins. */
  readonly before?: string;
  readonly suspect?: boolean;
  readonly unsent?: boolean;
}

interface ExportOptions extends TableChoice {
  readonly format: 'csv' | 'json';
  readonly email?: string;
  /** The file that is written; by default the export goes to standard output. */
  readonly output?: string;
}

export interface EraseOptions extends TableChoice {
  readonly email: string;
  readonly yes?: boolean;
}

interface ProveOptions extends TableChoice {
  /** File that names the stack, as a deployment writes it. */
  readonly outputs?: string;
  /** Whether one line says all, as at the end of a deployment. */
  readonly isBrief?: boolean;
}

export type ListRequest = { readonly command: 'list' } & ListOptions;

/** What the owner asked for. */
export type Request =
  | ListRequest
  | ({ readonly command: 'show'; readonly id: string } & TableChoice)
  | ({ readonly command: 'export' } & ExportOptions)
  /** Without an id it means all inquiries that were set aside. */
  | ({ readonly command: 'resend'; readonly id?: string } & TableChoice)
  | ({ readonly command: 'prove' } & ProveOptions)
  | ({ readonly command: 'erase' } & EraseOptions);

/** A mistake in the command line; its message is one line. */
export class UsageError extends Error {}

/**
 * Reads the command line.
 * @param args what follows the command's name
 * @param env as npm sets it, to recognize a forgotten `--`
 * @returns the request, or the text of the help that was asked for
 * @throws {UsageError}
 */
export function parseCommandLine(args: readonly string[], env: NodeJS.ProcessEnv = {}): Request | string {
  const parsed: { request?: Request; help: string } = { help: '' };
  const program = inquiriesCommand(
    (request) => {
      parsed.request = request;
    },
    (help) => {
      parsed.help += help;
    },
  );
  const [first = ''] = args;
  const isHelp = first === '-h' || first === '--help';
  const complete = (first === '' || first.startsWith('-')) && !isHelp ? ['list', ...args] : [...args];
  const kept = args.some((word) => word.startsWith('-')) ? undefined : optionKeptByNpm(program, env);
  if (kept !== undefined) {
    const example = `npm run inquiries -- ${complete[0]} ${kept.flags}`;
    throw new UsageError(`npm kept ${kept.long}. Write "--" before the options, as in: ${example}`);
  }
  try {
    program.parse(complete, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(oneLine(error, complete));
  }
  return parsed.request ?? parsed.help;
}

/** npm has settings of these names, so their variables say nothing. */
const npmSettings = ['before', 'email', 'format', 'yes'];

/** Without `--`, npm takes options for its own and sets a variable such as `npm_config_limit` for each unknown one. */
function optionKeptByNpm(program: Command, env: NodeJS.ProcessEnv) {
  const options = program.commands.flatMap((command) => command.options);
  return options.find((option) => {
    const name = option.name();
    return !npmSettings.includes(name) && env[`npm_config_${name.replaceAll('-', '_')}`];
  });
}

/** commander puts its suggestion on a line of its own, and shows the help for `help` on an unknown command. */
function oneLine({ code, message }: CommanderError, [, topic]: readonly string[]): string {
  const problem = code === 'commander.help' ? `unknown command '${topic}'` : message;
  return `${problem.replace(/^error: /, '').replaceAll('\n', ' ')} (options come after "--", as in npm run inquiries -- --help)`;
}

/** @param take gets the request once all of it is valid */
function inquiriesCommand(take: (request: Request) => void, writeHelp: (text: string) => void): Command {
  const program = new Command('npm run inquiries --')
    .description(description)
    .exitOverride()
    .configureOutput({ writeOut: writeHelp, writeErr: () => undefined })
    .addHelpText('after', `\n${examples.all}\n\n${tables}\n\n${exitCodes}`);

  const command = (name: CommandName) =>
    program
      .command(name)
      .description(summaries[name])
      .addHelpText('after', `\n${examples[name]}\n\n${tables}`);

  command('list')
    .option('--limit <number>', 'inquiries on a page', wholeNumber, 20)
    .option('--before <id>', 'begin after this inquiry, as the end of each page says', inquiryId)
    .option('--suspect', 'only those with suspect marks')
    .addOption(new Option('--unsent', 'only those whose email has not been sent').conflicts('suspect'))
    .action((options: ListOptions) => take({ command: 'list', ...options }));
  command('show')
    .argument('<id>', '', inquiryId)
    .action((id: string, options: TableChoice) => take({ command: 'show', id, ...options }));
  command('export')
    .addOption(new Option('--format <format>').choices(['csv', 'json']).makeOptionMandatory())
    .option('--email <address>', 'only the inquiries of this address', emailAddress)
    .option('--output <file>', 'the file to write, instead of standard output', notEmpty)
    .action((options: ExportOptions) => take({ command: 'export', ...options }));
  command('resend')
    .argument('[id]', '', inquiryId)
    .option('--set-aside', 'all that were set aside')
    .action((id: string | undefined, options: TableChoice & { setAside?: true }, resend: Command) => {
      const { setAside = false, ...choice } = options;
      if ((id !== undefined) === setAside) resend.error('error: resend needs an id or --set-aside');
      take({ command: 'resend', ...(id !== undefined && { id }), ...choice });
    });
  command('prove')
    .addOption(
      new Option('--outputs <file>', 'the stack that a deployment wrote this file about').conflicts('stack'),
    )
    .action((options: ProveOptions, verb: Command) => {
      if (options.table !== undefined) verb.error('error: prove needs --stack, as a table has no address');
      take({ command: 'prove', ...options });
    });
  command('erase')
    .requiredOption('--email <address>', 'whose inquiries', emailAddress)
    .option('-y, --yes', 'do not ask')
    .action((options: EraseOptions) => take({ command: 'erase', ...options }));
  program.commands.forEach(addTableOptions);
  return program;
}

function addTableOptions(command: Command): void {
  command
    .option('--stack <name>', 'the table of a deployed stack', notEmpty)
    .addOption(new Option('--table <name>', 'a deployed table').argParser(notEmpty).conflicts('stack'))
    .option('--region <region>', 'AWS region of either', notEmpty)
    .hook('preAction', (_, verb) => {
      const { stack, table, region } = verb.opts<TableChoice>();
      if (region !== undefined && stack === undefined && table === undefined) {
        verb.error('error: --region needs --stack or --table');
      }
    });
}

function notEmpty(text: string): string {
  if (text !== '') return text;
  throw new InvalidArgumentError('It must not be empty.');
}

/** DynamoDB refuses keys of more than 2,048 bytes. */
function inquiryId(text: string): string {
  if (Buffer.byteLength(text) <= 2048) return notEmpty(text);
  throw new InvalidArgumentError('It is too long for an id.');
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}

/** Every stored inquiry has an address of this form, so nothing is searched for by a mistyped one. */
function emailAddress(text: string): string {
  if (/^\s*\S+@\S+\s*$/.test(text)) return text;
  throw new InvalidArgumentError('It must be an email address.');
}
