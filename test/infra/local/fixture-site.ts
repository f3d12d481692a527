import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DistPaths, distPaths } from '#infra/dist.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Files of a very small site. */
export const pages = {
  'index.html': `<!doctype html><title>Home</title>${'<p>home</p>'.repeat(50)}`,
  'contact-us.html': '<!doctype html><title>Contact us</title><p>contact</p><p>contact</p><p>contact</p>',
  'industries/index.html': '<!doctype html><title>Industries</title>',
  '404.html': '<!doctype html><title>Not found</title>',
  'assets/app-1a2b3c4d.js': 'console.log(1);'.repeat(40),
  'assets/é space.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'picture.png': '\x89PNG',
} as const;

/** Writes the site as a build does. */
export function writeFixtureSite(): DistPaths {
  const dist = distPaths(path.join(temporaryFolder(), 'dist'));
  for (const [file, content] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(dist.site, file)), { recursive: true });
    writeFileSync(path.join(dist.site, file), content);
  }
  // Outside the site, so no request may reach it.
  writeFileSync(path.join(dist.folder, 'secret.html'), 'secret');
  return dist;
}
