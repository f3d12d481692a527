import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type DistPaths, distPaths } from '#infra/dist.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** The files of a small build, with a file of every kind. */
const files = (connectSources: readonly string[]) => ({
  'site/index.html':
    '<title>Home</title><link rel="canonical" href="https://www.company.example/"/><script src="/assets/client-abc.js">',
  'site/contact-us.html': '<title>Contact</title>',
  'site/about.html': '<title>About</title>',
  'site/404.html': '<title>Not found</title>',
  'site/industries/index.html': '<title>Industries</title>',
  'site/industries/education.html': '<title>Education</title>',
  'site/robots.txt': 'User-agent: *',
  'site/favicon.ico': '',
  'site/assets/client-abc.js': 'export {};',
  'site/assets/fonts/figtree-abc.woff2': '',
  'lambda/submit-inquiry/index.mjs': "export const handler = () => 'submit-inquiry';",
  'lambda/notify-sales/index.mjs': "export const handler = () => 'notify-sales';",
  'lambda/record-bounces/index.mjs': "export const handler = () => 'record-bounces';",
  'lambda/canary/index.mjs': "export const handler = () => 'canary';",
  'build.json': JSON.stringify({
    sources: 'abc',
    connectSources,
  }),
});

/**
 * Writes a small build into a temporary folder.
 * @param connectSources origins other than the site's own that its forms post to
 */
export function smallBuild(connectSources: readonly string[] = []): DistPaths {
  const dist = distPaths(path.join(temporaryFolder(), 'dist'));
  for (const [name, content] of Object.entries(files(connectSources))) {
    const file = path.join(dist.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dist;
}
