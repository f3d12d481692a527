import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SetupError } from '#infra/setup-error.ts';
import { projectRoot } from './dist-layout.ts';

/** What Vite and esbuild report about one error. */
interface BundlerError {
  readonly id?: string;
  /** Vite's begins with the name of the step and goes on with an excerpt of the source. */
  readonly message?: string;
  /** Vite's; the column counts from 0. */
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
  readonly text?: string;
  /** esbuild's; the column counts from 0. */
  readonly location?: { readonly file: string; readonly line: number; readonly column: number } | null;
}

/**
 * Runs a bundler. What does not compile becomes a line for each error: the file and the place in it, and what is wrong.
 * @throws {SetupError} if something does not compile
 */
export async function compiling<T>(bundle: () => Promise<T>): Promise<T> {
  try {
    return await bundle();
  } catch (error) {
    const { errors } = error as { errors?: readonly BundlerError[] };
    if (!Array.isArray(errors) || errors.length === 0) throw error;
    // Several bundles can contain the same file.
    throw new SetupError([...new Set(errors.map(lineAbout))].join('\n'), { cause: error });
  }
}

function lineAbout({ id, message = '', loc, text, location }: BundlerError): string {
  const [first = '', excerpt = ''] = stripVTControlCharacters(message).split('\n');
  const problem = text ?? first.replace(/^\[[^\]]*\] /, '').replace(/^\/.*?:\d+:\d+: | in \S+$/g, '');
  const place = location ?? loc;
  const file = location?.file ?? loc?.file ?? id;
  if (place === undefined || place === null || file === undefined) {
    // Vite names the place of some errors only above its excerpt.
    const [, named] = /\[ (\S.*:\d+:\d+) \]/.exec(excerpt) ?? [];
    return named === undefined ? problem : `${named}: ${problem}`;
  }
  const relative = path.relative(projectRoot, path.resolve(projectRoot, file));
  return `${relative}:${place.line}:${place.column + 1}: ${problem}`;
}
