import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { nightly } from '#test/support/browser/nightly.ts';
import { ScratchCheckout } from './scratch-checkout.ts';

/** A copy of this checkout in which docs/adding-pages.md is followed step by step, without touching a test. */
let checkout: ScratchCheckout;

/** Replaces text in a file, which has to be there. */
function edit(file: string, before: string | RegExp, after: string): void {
  const text = checkout.read(file);
  const edited = text.replace(before, after);
  if (edited === text) throw new Error(`${file} has no ${before}`);
  checkout.write(file, edited);
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(checkout.path(to)), { recursive: true });
  cpSync(checkout.path(from), checkout.path(to), { recursive: true });
}

/** Copies an illustration and the folder with the illustrations inside the page. */
function copyIllustrations(from: string, to: string): void {
  for (const suffix of ['.svg', ''])
    copy(`frontend/illustrations/${from}${suffix}`, `frontend/illustrations/${to}${suffix}`);
}

/** Stands for an author: no two pages may share a title or a description. */
function writeMetadata(file: string, title: string): void {
  const description = `${title}: how it runs from the first day to the last, and what your own team does with it in the end.`;
  edit(file, /title: '[^']+'/, `title: '${title}'`);
  edit(file, /description:\s+'[^']+'/, `description: '${description}'`);
}

const addLine = (line: string) =>
  edit('frontend/site/pages.ts', '] as const satisfies', `  ${line}\n] as const satisfies`);

const industryServices = 'frontend/site/industry-services.ts';
const relatedServices = 'frontend/site/related-services.ts';

function addService(): void {
  const [from, to] = ['eaas/mobile-developers', 'eaas/data-engineers'];
  copyIllustrations(from, to);
  const file = `frontend/content/${to}.ts`;
  copy(`frontend/content/${from}.ts`, file);
  writeMetadata(file, 'Hire Data Engineers for Pipelines');
  edit(file, new RegExp(`illustrations/${from}`, 'g'), `illustrations/${to}`);
  addLine(
    `{ kind: 'service', path: '/${to}', label: 'Data Engineers', hint: 'People who build pipelines' },`,
  );
  edit(industryServices, /^};/m, `  '/${to}': ['real-estate'],\n};`);
  for (const other of ['/generative-ai/digital-content', '/eaas/dotnet-developers'])
    edit(relatedServices, /^\];/m, `  ['/${to}', '${other}'],\n];`);
}

function addIndustry(): void {
  edit('frontend/site/industries.ts', "  | 'construction';", "  | 'construction'\n  | 'aviation';");
  copyIllustrations('industries/insurance', 'industries/aviation');
  const illustrations = 'frontend/layout/industry-illustrations.ts';
  edit(illustrations, /^/, "import aviation from '../illustrations/industries/aviation.svg';\n");
  edit(
    illustrations,
    '  construction: {',
    "  aviation: { src: aviation, surface: 'sky' },\n  construction: {",
  );
  const summary = "aviation: 'A late bag, a late part and a late crew delay the same flight.'";
  edit('frontend/content/industries.ts', '  summaries: {', `  summaries: {\n    ${summary},`);
  for (const service of ['/ml-ds/aiml-model', '/ai-services/iot-solutions'])
    edit(industryServices, `'${service}': [`, `'${service}': ['aviation', `);
  const file = 'frontend/content/industries/aviation.ts';
  copy('frontend/content/industries/insurance.ts', file);
  writeMetadata(file, 'AI for Aviation: Turnarounds and Parts');
  edit(file, /illustrations\/industries\/insurance/g, 'illustrations/industries/aviation');
  addLine("{ kind: 'industry', path: '/industries/aviation', label: 'Aviation' },");
}

const careersContent = `import illustration from '../illustrations/pages/careers.svg';
import type { CareersContent } from './types.ts';

export const content = {
  metadata: {
    title: 'Careers for People Who Ship Software',
    description: 'Open roles for engineers who like short meetings, long walks and software that is still easy to change after years of use.',
  },
  heading: 'Work on software that people use every day',
  lead: 'Tell us what you have built and what you would do differently now.',
  illustration,
  illustrationAlt: 'Three people stand next to a chart.',
} satisfies CareersContent;
`;

const careersTemplate = `import type { CareersContent } from '../../content/types.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';

export function CareersTemplate({ content, surface }: PageTemplateProps<CareersContent>) {
  return <PageBanner surface={surface} intro={content} />;
}
`;

const careersKind = `  careers: {
    template: () => import('../page-templates/careers/careers-template.tsx').then((m) => m.CareersTemplate),
    surface: () => 'sky',
    structuredData: ['webPage'],
  },
`;

function addKind(): void {
  const members = 'metadata: PageMetadata; heading: string; lead: string';
  edit(
    'frontend/content/types.ts',
    /$/,
    `export interface CareersContent extends Illustration { ${members} }\n`,
  );
  edit(
    'frontend/content/types.ts',
    'interface ContentOf {',
    'interface ContentOf {\n  careers: CareersContent;',
  );
  copy('frontend/illustrations/pages/about.svg', 'frontend/illustrations/pages/careers.svg');
  checkout.write('frontend/content/careers.ts', careersContent);
  mkdirSync(checkout.path('frontend/page-templates/careers'));
  checkout.write('frontend/page-templates/careers/careers-template.tsx', careersTemplate);
  edit('frontend/app/page-kinds.ts', '  faq: {', `${careersKind}  faq: {`);
  edit('frontend/site/pages.ts', "| 'industries';", "| 'industries' | 'careers';");
  addLine("{ kind: 'careers', path: '/careers', label: 'Careers' },");
}

const removed = '/ai-consulting/maintenance';

function removePage(): void {
  edit('frontend/site/pages.ts', new RegExp(`^.*path: '${removed}'.*\\n`, 'm'), '');
  checkout.remove(`frontend/content${removed}.ts`);
  for (const suffix of ['.svg', '']) checkout.remove(`frontend/illustrations${removed}${suffix}`);
  edit('test/support/pages/specified-pages.ts', new RegExp(`^ +'${removed}'.*\\n`, 'm'), '');
}

const compiler = 'node_modules/typescript/bin/tsc';

/** Expects that the copy compiles. That takes seconds, so `npm test` only checks that each step can be taken. */
function expectCompiles(): void {
  if (nightly) expect(checkout.run(compiler)).toEqual({ exitCode: 0, output: '' });
}

/** Tests that map over the pages. */
const siteTests = ['built-site', 'specified-pages', 'illustrations', 'social-images'];

beforeAll(() => {
  checkout = new ScratchCheckout();
});

describe('docs/adding-pages.md', () => {
  it.each([
    ['a service page', addService],
    ['an industry page', addIndustry],
    ['a page of another kind', addKind],
  ])('has every step for %s', (_, add) => {
    add();
    expectCompiles();
  });

  it('removes a page, and the compiler names the links to it that are left', () => {
    removePage();
    const links = new RegExp(`^.*'${removed}'.*\\n`, 'gm');
    const linking = [industryServices, relatedServices];
    if (nightly) {
      const named = checkout.run(compiler).output.match(/^\S+(?=\(\d)/gm);
      const left = linking.flatMap((file) => (checkout.read(file).match(links) ?? []).map(() => file));
      expect(named?.sort()).toEqual(left);
    }
    for (const file of linking) edit(file, links, '');
    expectCompiles();
  });

  if (nightly)
    it('leaves every test of the site green', () => {
      const options = ['run', '--config=test/vitest.config.ts', '--reporter=dot', '--maxWorkers=1'];
      const { exitCode, output } = checkout.run('node_modules/vitest/vitest.mjs', ...options, ...siteTests);
      expect(exitCode, output).toBe(0);
      expect(output).toMatch(/Tests +\d{3,} passed/);
      expect(checkout.read('dist/site/careers.html')).toContain('Work on software');
    });
});
