import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { patchCssModules } from 'vite-css-modules';
import { photos } from './build/photos.ts';
import { posts } from './build/posts-plugin.ts';

/**
 * The lodash code in react-phone-input-2 finds the global object with `Function("return this")()`, which the
 * Content-Security-Policy blocks and reports as a violation. Every supported browser has `globalThis`.
 */
const globalThisForLodash: Plugin = {
  name: 'global-this-for-lodash',
  transform: {
    filter: { id: /react-phone-input-2\/lib\/lib\.js/ },
    handler: (code) => ({ code: code.replaceAll('Function("return this")()', 'globalThis'), map: null }),
  },
};

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [
    posts(),
    react(),
    photos(),
    patchCssModules({ exportMode: 'default', generateSourceTypes: command === 'serve' }),
    globalThisForLodash,
  ],
  // Shorter than Vite's own names, as each page's HTML contains those of its classes.
  css: { modules: { generateScopedName: '[local]-[hash:base64:3]' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // Packages inside the scripts. The build adds those of copied files, such as fonts.
    license: { fileName: 'licenses.txt' },
    // One stylesheet, of which each page inlines the rules that its first paint needs.
    cssCodeSplit: false,
    // Data URLs would add to every page that uses them, and the Content-Security-Policy allows them for images only.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Only hydrate.tsx needs preloads: the dependencies of all other chunks are loaded or loading by then.
      resolveDependencies: (file, dependencies) => (/\/hydrate-/.test(file) ? dependencies : []),
    },
    rolldownOptions: {
      // Otherwise the build of new photos ends with a warning about the time that it took.
      checks: { pluginTimings: false },
      output: {
        postBanner: ({ name, moduleIds }) =>
          [
            // Chromium compiles the functions of these two in the background as they load, not at their first call.
            ['react', 'hydrate'].includes(name) && '//# allFunctionsCalledOnLoad',
            moduleIds.some((id) => id.includes('/node_modules/')) && '/*! See /licenses.txt */',
          ]
            .filter(Boolean)
            .join('\n'),
        codeSplitting: {
          // By default, each small module that pages share becomes a chunk of its own. These groups make one chunk
          // each of what every page needs: the entry, React, and the application.
          groups: [
            { name: 'entry', test: /preload-helper|browser\/entry/, priority: 3 },
            {
              name: 'react',
              test: /node_modules\/(?:react|react-dom|scheduler)\/|browser\/react\.ts$/,
              priority: 3,
            },
            {
              name: 'hydrate',
              test: /frontend\/(?:(?:app|browser|site|ui|layout)\/[^/]+\.tsx?|contact-form\/contact-block\.tsx|page-templates\/(?:messages\.ts|article\/article-frame\.tsx)|content\/contact-block\.ts)$|virtual:post-pages/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
}));
