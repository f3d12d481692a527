import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#infra/dist.ts';

it('npm run dev serves what pages are made of, and nothing else of the checkout', async () => {
  const local = path.join(projectRoot, '.local');
  mkdirSync(local, { recursive: true, mode: 0o700 });
  const folder = mkdtempSync(path.join(local, 'served-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'inquiries.sqlite'), 'secret');
  const server = await createServer({
    configFile: path.join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { host: '127.0.0.1', port: 0, ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  const status = async (file: string, query = '') =>
    (await fetch(new URL(`/@fs${path.resolve(projectRoot, file)}${query}`, address))).status;
  for (const file of [
    path.join(folder, 'inquiries.sqlite'),
    'infra/stages.ts',
    'cdk.json',
    '.git',
    '/etc/hosts',
  ])
    for (const query of ['', '?raw', '?url', '?import&raw'])
      expect([file, query, await status(file, query)]).toEqual([file, query, 403]);
  for (const file of [
    'shared/inquiry.ts',
    'frontend/site/company.ts',
    'test/mocks/dev-worker.ts',
    'test/gallery/gallery-page.tsx',
  ])
    expect([file, await status(file)]).toEqual([file, 200]);
});
