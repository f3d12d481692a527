import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import type { SourceChange } from './lambda-source-changes.ts';

/** Changes to files of packages, by their path in `node_modules`, such as `@smithy/core/dist-es/index.js`. */
export type Cuts = Readonly<Record<string, readonly SourceChange[]>>;

/**
 * Changes files of packages on their way into a bundle. A change that finds nothing to change, or whose file nobody
 * asks for any more, fails the build: after an update of the package somebody has to look, and nothing is shipped till then.
 */
export function trimPlugin(cuts: Cuts): Plugin {
  return {
    name: 'trim',
    setup(build) {
      const unused = new Set(Object.keys(cuts));
      build.onLoad({ filter: /[\\/]node_modules[\\/].*\.js(?:on)?$/ }, async ({ path: file }) => {
        const name = nameInPackages(file);
        const changes = Object.hasOwn(cuts, name) ? cuts[name] : undefined;
        if (!changes) return undefined;
        unused.delete(name);
        const source = await readFile(file, 'utf8');
        try {
          const contents = changes.reduce((text, change) => change(text), source);
          return { contents, loader: file.endsWith('.json') ? 'json' : 'js', resolveDir: path.dirname(file) };
        } catch (error) {
          return { errors: [{ text: `Cannot trim ${name}: ${(error as Error).message}` }] };
        }
      });
      build.onEnd(() => ({
        errors: [...unused].map((name) => ({ text: `Cannot trim ${name}: no Lambda asks for it` })),
      }));
    },
  };
}

function nameInPackages(file: string): string {
  const [name = ''] = file.split(/[\\/]node_modules[\\/]/).slice(-1);
  return name.split(path.sep).join('/');
}
