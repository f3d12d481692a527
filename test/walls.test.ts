import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { structureProblems } from './support/walls.ts';

const problemsOf = (files: Record<string, string>) => structureProblems(new Map(Object.entries(files)));

test('the project keeps its walls', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const names = globSync('{frontend,infra,lambda,shared,test}/**/*.{ts,tsx,js,mjs,css,html}', { cwd: root });
  const project = new Map(
    names.map((name) => [name.split(path.sep).join('/'), readFileSync(path.join(root, name), 'utf8')]),
  );
  // Not an empty folder, and not somewhere else.
  expect(project.keys()).toContain('shared/inquiry.ts');
  expect(structureProblems(project)).toEqual([]);
});

describe('what the folders may import', () => {
  test.each([
    ['shared/a.ts', "import * as z from 'zod/mini'"],
    ['shared/a.ts', "import { b } from './b.ts'"],
    ['frontend/app.tsx', "import { use } from 'react'; import { a } from '#shared/a.ts'"],
    ['lambda/submit/index.ts', "import { a } from '#shared/a.ts'; import { c } from 'node:crypto'"],
    ['infra/aws/api.ts', "import { names } from '#lambda/submit/env.ts'"],
    ['infra/aws/api.ts', "import { keys } from '../../lambda/submit/inquiry-table.ts'"],
    ['infra/local/gateway.ts', 'const handler = await import(bundleIn(dist))'],
    [
      'infra/bundle/site.ts',
      "const built = (await import(path)) as typeof import('#frontend/prerender.tsx')",
    ],
    ['test/a.test.ts', "import '#frontend/a.ts'; import '#lambda/b/c.ts'; import '#infra/d.ts'"],
    ['frontend/app.tsx', "const text = \"import x from '#lambda/a.ts'\" // import '#infra/b.ts'"],
  ])('%s: %s', (file, source) => {
    expect(problemsOf({ [file]: source })).toEqual([]);
  });

  test.each([
    ['shared/a.ts', "import { readFileSync } from 'node:fs'"],
    ['shared/a.ts', "import { something } from 'zod-extras'"],
    ['shared/a.ts', "import type { Site } from '../frontend/site.ts'"],
    ['frontend/app.tsx', "import { a } from '#lambda/submit/env.ts'"],
    ['frontend/app.tsx', "import { a } from '#infra/config.ts'"],
    ['frontend/app.tsx', "import { a } from '#test/mocks/a.ts'"],
    ['frontend/app.tsx', "type A = import('../lambda/submit/env.ts').A"],
    ['frontend/app.tsx', "export { a } from '../lambda/submit/env.ts'"],
    ['frontend/app.tsx', "export * from '../lambda/submit/env.ts'"],
    ['frontend/app.tsx', "const a = import('../lambda/submit/env.ts')"],
    ['frontend/app.tsx', `const a = import(\`../lambda/\${name}/env.ts\`)`],
    ['frontend/app.tsx', "const all = import.meta.glob(['./a/*.ts', '../lambda/*/env.ts'])"],
    ['lambda/submit/index.ts', "import { site } from '#frontend/site.ts'"],
    ['lambda/submit/index.ts', "import { config } from '#infra/config.ts'"],
    ['infra/aws/api.ts', "import { handler } from '#lambda/submit/handler.ts'"],
    ['infra/aws/api.ts', "import { site } from '#frontend/site.ts'"],
    ['infra/bundle/site.ts', "import { prerenderSite } from '#frontend/prerender.tsx'"],
    ['infra/aws/api.ts', "import { port } from '#test/support/port.ts'"],
  ])('not %s: %s', (file, source) => {
    expect(problemsOf({ [file]: source })).toEqual([expect.stringContaining(`${file} may not import`)]);
  });
});

describe('the layers of the frontend', () => {
  test.each([
    ['frontend/ui/card.tsx', '../content/home.ts'],
    ['frontend/ui/card.tsx', '../pages.ts'],
    ['frontend/ui/card.tsx', '../layout/shell.tsx'],
    ['frontend/layout/shell.tsx', '../page-templates/home.tsx'],
    ['frontend/contact/form.tsx', '../page-templates/home.tsx'],
    ['frontend/page-templates/home.tsx', '../app.tsx'],
    ['frontend/content/home.ts', '../ui/card.tsx'],
    ['frontend/navigation.ts', './layout/shell.tsx'],
  ])('%s does not see %s', (file, specifier) => {
    expect(problemsOf({ [file]: `import '${specifier}'` })).toEqual([expect.stringContaining('may not see')]);
    expect(problemsOf({ [file]: `import('${specifier}')` })).toEqual([
      expect.stringContaining('may not see'),
    ]);
  });

  test('the other way round they do', () => {
    const imports = [
      '../page-templates/home.tsx',
      '../layout/shell.tsx',
      '../contact/form.tsx',
      '../ui/card.tsx',
      '../pages.ts',
    ];
    const source = (from: number) =>
      imports
        .slice(from)
        .map((to) => `import '${to}'`)
        .join('\n');
    expect(
      problemsOf({
        'frontend/app.tsx': source(0).replaceAll('../', './'),
        'frontend/page-templates/home.tsx': source(1),
        'frontend/layout/shell.tsx': source(3),
        'frontend/contact/form.tsx': source(3),
      }),
    ).toEqual([]);
  });

  test('a file between two layers hides nothing', () => {
    const files = {
      'frontend/ui/card.tsx': "import '../between.ts'",
      'frontend/between.ts': "import './pages.ts'",
    };
    expect(problemsOf(files)).toEqual([expect.stringMatching(/ui\/card\.tsx reaches frontend\/pages\.ts/)]);
  });

  test('a link may load a page template later', () => {
    const files = {
      'frontend/layout/link.tsx': "import '../load-page.ts'",
      'frontend/load-page.ts': "const template = () => import('./page-templates/home.tsx')",
      'frontend/page-templates/home.tsx': "import '../layout/link.tsx'",
    };
    expect(problemsOf(files)).toEqual([]);
  });
});

describe('cycles', () => {
  test.each(["import './b.ts'", "import type { B } from './b.ts'", "export * from './b.ts'"])(
    '%s',
    (first) => {
      const files = {
        'infra/a.ts': first,
        'infra/b.ts': "import './c.ts'",
        'infra/c.ts': "import '#infra/a.ts'",
      };
      expect(problemsOf(files)).toEqual([
        'import cycle: infra/a.ts -> infra/b.ts -> infra/c.ts -> infra/a.ts',
      ]);
    },
  );
});

describe('files', () => {
  test.each([
    'infra/utils.ts',
    'frontend/ui/helpers/a.ts',
    'test/date-helper.ts',
    'lambda/a/misc.ts',
    'shared/common.css',
  ])('not named %s', (file) => {
    expect(problemsOf({ [file]: '' })).toEqual([`${file} is not named for what it holds`]);
  });

  test('named for what they hold', () => {
    expect(problemsOf({ 'infra/commonwealth.ts': '', 'infra/misconfigured.ts': '' })).toEqual([]);
  });

  test('not longer than 200 lines, words and drawings apart', () => {
    const lines = (count: number) => 'void 0;\n'.repeat(count);
    expect(problemsOf({ 'infra/a.ts': lines(200), 'frontend/content/a.ts': lines(300) })).toEqual([]);
    expect(problemsOf({ 'infra/a.ts': lines(201) })).toEqual([expect.stringContaining('201 lines')]);
  });

  test('without notes to do it later', () => {
    const note = ['TO', 'DO: later'].join('');
    const later = ['infra/a.ts leaves something for later in a comment'];
    expect(problemsOf({ 'infra/a.ts': `// ${note}` })).toEqual(later);
    expect(problemsOf({ 'frontend/a.css': `/* ${note} */` })).toEqual([
      'frontend/a.css leaves something for later in a comment',
    ]);
    expect(problemsOf({ 'infra/a.ts': `const label = '${note}'` })).toEqual([]);
  });
});

test('browser tests take the test that watches the console', () => {
  const bare = "import { expect, test } from '@playwright/test'";
  expect(problemsOf({ 'test/e2e/a.spec.ts': bare })).toEqual([expect.stringContaining('site-test.ts')]);
  expect(
    problemsOf({ 'test/e2e/a.spec.ts': bare.replace(', test', ''), 'test/support/site.ts': bare }),
  ).toEqual([]);
});
