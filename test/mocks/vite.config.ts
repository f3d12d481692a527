import path from 'node:path';
import { msw } from 'msw/vite';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import site from '#frontend/vite.config.ts';

/** Starts the mocked contact service in the page before the site's own script runs. */
const mockedContactService: Plugin = {
  name: 'mocked-contact-service',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: `/@fs${path.join(import.meta.dirname, 'dev-worker.ts')}` },
      injectTo: 'head-prepend',
    },
  ],
};

/** `npm run dev`: the site with hot reload. `?contact=ok|fail|slow|offline` selects the response to the form. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    plugins: [msw(), mockedContactService],
    server: { port: Number(process.env['PORT'] ?? 5173) },
  }),
);
