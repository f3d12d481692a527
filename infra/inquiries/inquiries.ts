import { realpathSync } from 'node:fs';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { problemOf, SetupError } from '#infra/setup-error.ts';
import { marks } from '#lambda/inquiry/marks.ts';
import { type EraseOptions, erase } from './erase.ts';
import { examples } from './examples.ts';
import { type ExportOptions, exportInquiries, formatNames, isSpoiledByNpm } from './export.ts';
import type { InquiryFilter } from './filter.ts';
import { type Io, print } from './io.ts';
import { type ListOptions, list, show } from './list.ts';
import { type OpenInquiries, openInquiries, type TableChoice } from './open-inquiries.ts';
import type { prove } from './prove.ts';
import { type ResendOptions, resend } from './resend.ts';

/**
 * The owner's command: `npm run inquiries`.
 * @param argv what follows the command's name
 * @returns the exit code: 0 success, 1 failure, 2 usage error
 */
export async function main(argv: readonly string[], io: Io): Promise<number> {
  try {
    await inquiriesCommand(io).parseAsync(argv, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    io.stderr.write(`${problem}\n`);
    return 1;
  }
}

function inquiriesCommand(io: Io): Command {
  const program = new Command('npm run inquiries --')
    .description(
      'Reads the inquiries that were sent through the contact form. Without a command, it lists them.',
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void io.stdout.write(text),
      writeErr: (text) => void io.stderr.write(text),
    })
    .showHelpAfterError('Options come after "--", as in: npm run inquiries -- --help')
    .addHelpText('after', examples.all);

  program
    .command('list', { isDefault: true })
    .description('List inquiries as a table, latest activity first, a page at a time.')
    .option('--limit <number>', 'inquiries on a page', wholeNumber, 20)
    .option('--before <id>', 'begin after this inquiry, as the end of each page says', inquiryId)
    .addOption(new Option('--unsent', 'only those whose email has not been sent').conflicts('bounced'))
    .option('--bounced', 'only those whose email was not delivered')
    .addHelpText('after', examples.list)
    .action((options: ListOptions) => withInquiries(options, io, (opened) => list(options, opened, io)));
  program
    .command('show')
    .description('Show one inquiry in full.')
    .argument('<id>', 'as the list says', inquiryId)
    .action((id: string, options: TableChoice) =>
      withInquiries(options, io, (opened) => show(id, opened, io)),
    );
  program
    .command('export')
    .description('Write inquiries, latest activity first, to a file or to standard output.')
    .addOption(
      new Option('--format <format>', 'xlsx for spreadsheets, the others for programs')
        .choices(formatNames)
        .makeOptionMandatory(),
    )
    .option('--output <file>', 'the file to write, instead of standard output', notEmpty)
    .addHelpText('after', examples.export)
    .action((options: ExportOptions, verb: Command) => {
      if (options.output === undefined && options.format === 'xlsx')
        verb.error('error: --format xlsx needs --output <file>');
      if (options.output === undefined && isSpoiledByNpm(io))
        verb.error(
          'error: npm has printed lines of its own before the export. Add --output <file>, or write: npm run --silent inquiries -- export ...',
        );
      return withInquiries(options, io, (opened) => exportInquiries(options, opened, io));
    });
  program
    .command('resend')
    .description('Send the email about an inquiry again, or about many.')
    .argument('[id]', 'as the list says', inquiryId)
    .option('--set-aside', 'all that were set aside')
    .option('--bounced', 'all whose email was not delivered')
    .option('--since <time>', 'all whose email was sent at this time or later', time)
    .addHelpText('after', examples.resend)
    .action((id: string | undefined, options: ResendOptions, verb: Command) => {
      const choices = [id, options.setAside, options.bounced, options.since];
      if (choices.filter((choice) => choice !== undefined).length !== 1)
        verb.error('error: resend needs one of: an id, --set-aside, --bounced, --since');
      return withInquiries(options, io, (opened) => resend(id, options, opened, io));
    });
  program
    .command('prove')
    .description('Send a test inquiry, wait until it is stored and mailed, and erase it.')
    .addOption(
      new Option('--outputs <file>', 'the stack that a deployment wrote this file about').conflicts('stack'),
    )
    .addHelpText('after', examples.prove)
    .action((options: TableChoice & { outputs?: string }, verb: Command) => {
      if (options.table !== undefined) verb.error('error: prove needs --stack, as a table has no address');
      if (options.outputs !== undefined) return proveDeployment(options.outputs, io);
      return withInquiries(options, io, (opened) => proveBy(opened, io, { isBrief: false }));
    });
  program
    .command('erase')
    .description('Erase inquiries for good: those of an email address, or what a flood left.')
    .option('-y, --yes', 'do not ask')
    .addHelpText('after', examples.erase)
    .action((options: EraseOptions, verb: Command) => {
      const names = filterOptions.map((option) => option.attributeName());
      if (!names.some((name) => verb.getOptionValue(name) !== undefined))
        verb.error(`error: erase needs one or more of: ${names.map((name) => `--${name}`).join(', ')}`);
      return withInquiries(options, io, (opened) => erase(options, opened, io));
    });

  for (const verb of program.commands) {
    if (['list', 'export', 'erase'].includes(verb.name()))
      for (const option of filterOptions) verb.addOption(option);
    verb
      .option('--stack <name>', 'the table of a deployed stack', notEmpty)
      .addOption(new Option('--table <name>', 'a deployed table').argParser(notEmpty).conflicts('stack'))
      .option('--region <region>', 'AWS region of either', notEmpty)
      .hook('preAction', () => checkOptions(verb, io.env));
  }
  return program;
}

/** They choose inquiries by all that is given. An inquiry is new again when it is sent again, as in the list. */
const filterOptions = [
  new Option('--id <id...>', 'only these, as the list says').argParser((text, others: string[] = []) => [
    ...others,
    inquiryId(text),
  ]),
  new Option('--email <address>', 'only those of this address').argParser(emailAddress),
  new Option('--since <time>', 'only those sent at this time or later').argParser(time),
  new Option('--until <time>', 'only those sent before this time').argParser(time),
  new Option('--mark <mark>', 'only those with this mark').choices(Object.keys(marks)),
  new Option('--suspect', 'only those with a mark, whichever'),
];

/** npm has settings of these names, so their variables say nothing. */
const npmSettings = ['before', 'email', 'format', 'yes'];

function checkOptions(verb: Command, env: NodeJS.ProcessEnv): void {
  const { stack, table, region, since, until } = verb.opts<TableChoice & InquiryFilter>();
  if (since !== undefined && until !== undefined && since >= until)
    verb.error('error: --since must be before --until');
  if (region !== undefined && stack === undefined && table === undefined)
    verb.error('error: --region needs --stack or --table');
  // Without `--`, npm takes options for its own and sets a variable such as `npm_config_limit` for each unknown one.
  const kept = verb.options.find((option) => {
    const name = option.name();
    const isGiven = verb.getOptionValueSource(option.attributeName()) === 'cli';
    return !isGiven && !npmSettings.includes(name) && env[`npm_config_${name.replaceAll('-', '_')}`];
  });
  if (kept !== undefined) verb.error(`error: npm kept ${kept.long}`);
}

/** @throws {SetupError} in one line, if the inquiries cannot be used */
async function withInquiries(
  choice: TableChoice,
  { env }: Io,
  use: (opened: OpenInquiries) => Promise<void>,
): Promise<void> {
  const opened = await openInquiries(choice, env);
  try {
    await use(opened);
  } catch (error) {
    const problem = opened.problemOf(error);
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    opened.close();
  }
}

/** Loaded here because nothing else needs the SDK for a local store. */
const proveBy: typeof prove = async (...proof) => (await import('./prove.ts')).prove(...proof);

async function proveDeployment(outputs: string, io: Io): Promise<void> {
  const { readDeployment } = await import('#infra/stack-outputs.ts');
  const { stack, region, senderDomain } = readDeployment(outputs);
  if (senderDomain === undefined) return print(io, ['No test inquiry was sent, as salesEmail is not set.\n']);
  await withInquiries({ stack, region }, io, (opened) => proveBy(opened, io, { isBrief: true }));
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

/** In UTC unless it says otherwise. */
function time(text: string): Date {
  const [, day, clock = 'T00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)([T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?)?(Z|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  const date = new Date(`${day}${clock.replace(' ', 'T')}${zone}`);
  if (!Number.isNaN(date.getTime())) return date;
  throw new InvalidArgumentError('It must be a time such as 2026-11-21T09:00Z or 2026-11-21.');
}

/** Every stored inquiry has an address of this form, so nothing is searched for by a mistyped one. */
function emailAddress(text: string): string {
  if (/^\s*\S+@\S+\s*$/.test(text)) return text;
  throw new InvalidArgumentError('It must be an email address.');
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  process.exitCode = await main(process.argv.slice(2), process);
}
