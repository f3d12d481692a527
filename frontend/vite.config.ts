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

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), globalThisForLodash],
  // The schema that the form shares with the Lambda lives outside of this folder.
  server: { fs: { allow: ['..'] } },
  css: {
    transformer: 'lightningcss',
    lightningcss: { cssModules: { pattern: command === 'build' ? '[hash][local]' : '[name]-[local]' } },
  },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    // One stylesheet, so that the prerender inlines the same text, under one hash, in every page.
    cssCodeSplit: false,
    cssMinify: 'lightningcss',
    // Data addresses would grow every page that names them, and the policy allows them for pictures only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
