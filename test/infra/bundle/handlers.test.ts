import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { pagePaths } from '#frontend/build/page-paths.ts';
import { bundleHandlers } from '#infra/lambda-bundles.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();
let pages: string[];

beforeAll(async () => {
  const site = temporaryFolder();
  mkdirSync(path.join(site, 'industries'));
  const files = ['index', '404', 'contact-us', 'industries/index', 'industries/a'];
  for (const file of files) writeFileSync(path.join(site, `${file}.html`), '');
  writeFileSync(path.join(site, 'robots.txt'), '');
  pages = await pagePaths(site);
  const names = await bundleHandlers(folder, pages);
  expect(readdirSync(folder).sort()).toEqual(names);
});

/** What the code of a bundle imports, statically or not. */
function importsOf(code: string): string[] {
  const statements = code.matchAll(/(?:^|[;\n}])(?:im|ex)port(?:[\w$*{}\s,]+from)?\s?"([^"]+)"/g);
  const calls = code.matchAll(/\bimport\("([^"]+)"\)/g);
  return [...statements, ...calls].map(([, name = '']) => name);
}

describe.each(['submit-inquiry', 'notify-sales', 'canary'])('the bundled %s', (name) => {
  const files = () => globSync('**/*', { cwd: path.join(folder, name) });
  const code = (file: string) => readFileSync(path.join(folder, name, file), 'utf8');

  it('contains all that it imports', () => {
    expect(files()).toContain('index.mjs');
    const imports = files().flatMap((file) => importsOf(code(file)));
    const missing = imports.filter((name) => !isBuiltin(name) && !files().includes(path.normalize(name)));
    expect(missing).toEqual([]);
    // Its own chunks and Node's modules are found at all.
    expect(imports.filter((name) => name.startsWith('.'))).not.toEqual([]);
    expect(imports.filter(isBuiltin)).not.toEqual([]);
  });

  it('contains no ways to sign in that a Lambda does not have', () => {
    const signIn = /AssumeRole|sso-oidc|sso_start_url|GetRoleCredentials|credential_process/;
    expect(files().filter((file) => signIn.test(code(file)))).toEqual([]);
  });
});

it('is the same, byte for byte, from the same sources', async () => {
  const second = temporaryFolder();
  await bundleHandlers(second, pages);
  const files = globSync('**/*.mjs', { cwd: folder });
  expect(globSync('**/*.mjs', { cwd: second }).sort()).toEqual(files.sort());
  for (const file of files)
    expect(readFileSync(path.join(second, file)).equals(readFileSync(path.join(folder, file)))).toBe(true);
});

it('the Lambda that takes inquiries knows the pages of the site', () => {
  expect(pages).toEqual(['/', '/contact-us', '/industries/', '/industries/a']);
  const files = globSync('submit-inquiry/*.mjs', { cwd: folder });
  const code = files.map((file) => readFileSync(path.join(folder, file), 'utf8')).join();
  expect(code.includes(JSON.stringify(pages))).toBe(true);
});
