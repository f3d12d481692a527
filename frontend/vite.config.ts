import { createHash } from 'node:crypto';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * lodash inside react-phone-input-2 looks for the global object by `Function("return this")()`. It is swallowed
 * where a Content-Security-Policy refuses it, but reported as a violation; every target browser has globalThis.
 */
const globalThisForLodash: Plugin = {
  name: 'global-this-for-lodash',
  transform: {
    filter: { id: /react-phone-input-2\/lib\/lib\.js/ },
    handler: (code) => ({ code: code.replaceAll('Function("return this")()', 'globalThis'), map: null }),
  },
};

/**
 * React Router is one file, of which this site needs the history and four hooks. Names that it gives its components
 * for React's developer tools, and calls that only make a component or a context, keep the bundler from leaving out
 * the other nine tenths.
 */
const unusedRouterParts: Plugin = {
  name: 'unused-router-parts',
  apply: 'build',
  transform: {
    filter: { id: /react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
        .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

/**
 * Names a CSS module's class by four letters of a hash of its file and the local name. Class names count toward the
 * byte budget of every page, and `[hash]` alone would differ for each class of a file, which compresses worse.
 */
function shortScopedName(name: string, file: string): string {
  const hash = createHash('sha256')
    .update(path.relative(import.meta.dirname, file))
    .digest('base64');
  return hash.replace(/[^a-z]/gi, '').slice(0, 4) + name;
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), globalThisForLodash, unusedRouterParts],
  // The schema that the form shares with the Lambda lives outside of this folder.
  server: { fs: { allow: ['..'] } },
  css: {
    modules: { generateScopedName: command === 'build' ? shortScopedName : '[name]-[local]' },
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // One stylesheet: pages carry a part of it, and it comes whole before React does.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // Data addresses would grow every page that names them, and the policy allows them for pictures only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // All that the other parts depend on is there or on its way when they are fetched.
      resolveDependencies: (file, dependencies) => (/\/hydrate-/.test(file) ? dependencies : []),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes as one file, with the form that most have: left alone, the bundler makes a
          // file of each small part that pages share. The entry is one file, with what others share of it; so is what
          // has to run before React is there.
          groups: [
            { name: 'entry', test: /preload-helper|draft-key|frontend\/client/, priority: 3 },
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|rolldown\/runtime/,
              priority: 3,
            },
            {
              name: 'own-parts',
              test: /frontend\/(?:fetch-own-parts|full-stylesheet|pages|page-templates|ui\/load-stylesheet)\.ts$/,
              priority: 3,
            },
            {
              name: 'hydrate',
              test: /frontend\/(?:app|hydrate|(?:ui|layout)\/[^/]+|contact\/contact-section|content\/contact-block)\.tsx?$/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
}));
