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

/** Every variant of a section at /gallery, and every part of the user interface on every surface at /gallery/parts. */
const gallery: Plugin = {
  name: 'gallery',
  configureServer: (server) => {
    const script = path.resolve(import.meta.dirname, '../gallery/gallery-page.tsx');
    const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Gallery</title>
  </head>
  <body>
    <div id="root">The gallery is loading. If it does not appear, the reason is in the browser's console.</div>
    <script type="module" src="/@fs${script}"></script>
  </body>
</html>`;
    server.middlewares.use('/gallery', (_, response, next) => {
      server.transformIndexHtml('/gallery', html).then((page) => {
        response.setHeader('content-type', 'text/html');
        response.end(page);
      }, next);
    });
  },
};

const root = path.resolve(import.meta.dirname, '../..');
/** What pages are made of. The port is open to every user of the machine, and by default so is all of the checkout. */
const served = ['frontend', 'shared', 'test/gallery', 'test/mocks', 'node_modules'];

/** `npm run dev`: the site with hot reload. `?contact=ok|fail|slow|offline` selects the response to the form. */
export default defineConfig((env) =>
  mergeConfig(site(env), {
    plugins: [msw(), mockedContactService, gallery],
    server: {
      port: Number(process.env['PORT'] ?? 5173),
      fs: {
        allow: served.map((folder) => path.join(root, folder)),
        // Vite's own list, `.env*` as a whole, and a store of inquiries, wherever DATA_DIR has it.
        deny: ['.env*', '*.{crt,pem,key}', '**/.git/**', '**/.local/**', '*.sqlite*'],
      },
    },
  }),
);
