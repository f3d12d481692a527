import type { Command, Option } from 'commander';

type Variables = Readonly<Record<string, string | undefined>>;

/** npm has settings of these names, so their variables say nothing. It drops the value of `--before` as well. */
const npmSettings = ['before', 'email', 'format', 'yes'];

/** What tells that a word is the value of an option. */
const valuePatterns: Readonly<Record<string, RegExp>> = {
  limit: /^\d+$/,
  format: /^(?:csv|json)$/,
  email: /@/,
};

/**
 * What `npm run inquiries list --limit 5` was meant to be. Without `--`, npm takes options for its own: it hands on
 * their values as words, and sets a variable such as `npm_config_limit` for each that it does not know.
 * @param args beginning with the name of a command
 * @returns the whole command line; undefined when there is no sign of this mistake
 */
export function forgottenDashes(
  commands: readonly Command[],
  args: readonly string[],
  env: Variables,
): string | undefined {
  const [name = '', ...words] = args;
  const command = commands.find((known) => known.name() === name);
  if (!command || args.some((word) => word.startsWith('-'))) return undefined;
  const operands = words.splice(0, command.registeredArguments.length);
  const options = command.options.flatMap((option) => withValue(option, words, env) ?? []);
  if (options.length === 0) return undefined;
  return ['npm run inquiries --', name, ...operands, ...options].join(' ');
}

/** The option as it was typed, if npm kept it. The word that was its value is taken out of the words. */
function withValue(option: Option, words: string[], env: Variables): string | undefined {
  const name = option.name();
  const kept = npmSettings.includes(name) ? undefined : env[`npm_config_${name.replaceAll('-', '_')}`];
  if (option.isBoolean()) return kept ? `--${name}` : undefined;
  if (kept && kept !== 'true') return `--${name} ${kept}`;
  const pattern = valuePatterns[name] ?? (kept ? /./ : undefined);
  const index = words.findIndex((word) => pattern?.test(word));
  if (index >= 0) return `--${name} ${words.splice(index, 1)[0]}`;
  return kept ? option.flags : undefined;
}
