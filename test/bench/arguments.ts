import { parseArgs } from 'node:util';

/** What to measure and how often. */
export interface BenchArguments<Name extends string> {
  readonly names: readonly Name[];
  readonly rounds: number;
  /** Paths of pages to measure instead of all. */
  readonly paths: readonly string[];
  /** Folder for the results. Without it a complete run is stored in the checkout, and everything else nowhere. */
  readonly out?: string;
}

const fullRounds = 5;

export function usage(names: readonly string[]): string {
  return [
    `Usage: npm run bench [-- [${names.join('|')}] ...] [--quick] [--page PATH ...] [--out FOLDER]`,
    '',
    `  --quick      one round instead of ${fullRounds}; the results are printed, not stored`,
    '  --page PATH  measures this page instead of all; may be repeated; not stored either',
    '  --out FOLDER stores the results in this folder, whatever was measured',
  ].join('\n');
}

export interface Measurable<Name extends string> {
  readonly names: readonly Name[];
  /** Paths of the site's pages. */
  readonly paths: readonly string[];
}

/** @returns what was asked for, or one line that says what is wrong with it */
export function readArguments<Name extends string>(
  args: readonly string[],
  { names, paths }: Measurable<Name>,
): BenchArguments<Name> | { readonly help: true } | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        quick: { type: 'boolean' },
        page: { type: 'string', multiple: true },
        out: { type: 'string' },
      },
    });
    if (values.help) return { help: true };
    const unknown = positionals.find((name) => !names.some((known) => known === name));
    if (unknown !== undefined)
      return { problem: `Unknown part: ${unknown}. There are ${names.join(', ')}; see --help.` };
    const { page = [] } = values;
    const unknownPage = page.find((path) => !paths.includes(path));
    if (unknownPage !== undefined) return { problem: `There is no page at ${unknownPage}.` };
    return {
      names: names.filter((name) => positionals.length === 0 || positionals.includes(name)),
      rounds: values.quick ? 1 : fullRounds,
      paths: page,
      ...(values.out !== undefined && { out: values.out }),
    };
  } catch (error) {
    // The first sentence of parseArgs' message names the mistake.
    return { problem: `${(error as Error).message.split('. ')[0]}; see --help.` };
  }
}
