import { parseArgs } from 'node:util';

/** What to measure and how often. */
export interface BenchArguments<Name extends string> {
  readonly names: readonly Name[];
  readonly rounds: number;
  /** Addresses of pages to measure instead of all. */
  readonly paths: readonly string[];
  /** Folder for the results; otherwise a whole run goes to its places in the checkout, and a part of one nowhere. */
  readonly out?: string;
}

const fullRounds = 5;

export function usage(names: readonly string[]): string {
  return [
    `Usage: npm run bench [-- [${names.join('|')}] ...] [--quick] [--page PATH ...] [--out FOLDER]`,
    '',
    `  --quick      one round instead of ${fullRounds}; the results are printed, not kept`,
    '  --page PATH  measures this page instead of all; as often as you like; not kept either',
    '  --out FOLDER keeps the results in this folder, whatever was measured',
  ].join('\n');
}

/** What there is to measure. */
export interface Measurable<Name extends string> {
  readonly names: readonly Name[];
  /** Addresses of the site's pages. */
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
      return { problem: `No such part: ${unknown}. There are ${names.join(', ')}; --help says more.` };
    const { page = [] } = values;
    const unknownPage = page.find((path) => !paths.includes(path));
    if (unknownPage !== undefined) return { problem: `No page has the address ${unknownPage}.` };
    return {
      names: names.filter((name) => positionals.length === 0 || positionals.includes(name)),
      rounds: values.quick ? 1 : fullRounds,
      paths: page,
      ...(values.out !== undefined && { out: values.out }),
    };
  } catch (error) {
    // parseArgs explains in several sentences; the first names the mistake.
    return { problem: `${(error as Error).message.split('. ')[0]}; --help says more.` };
  }
}
