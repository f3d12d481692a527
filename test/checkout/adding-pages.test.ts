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

/** Takes out of a copied content file what is optional: images, variants, the sample and the questions. */
function leaveOutOptional(file: string): void {
  edit(file, /^import (?!type).*\n/gm, '');
  edit(file, /^ +illustration(?:Alt)?(?:: .*)?,\n(?: +'.*',\n)?/gm, '');
  for (const part of ['variants', 'sample', 'questions'])
    if (checkout.read(file).includes(`\n  ${part}: {`))
      edit(file, new RegExp(`^  ${part}: \\{\\n(?:.*\\n)*?  \\},\\n`, 'm'), '');
}

function addService(): void {
  const file = 'frontend/content/eaas/data-engineers.ts';
  copy('frontend/content/eaas/mobile-developers.ts', file);
  leaveOutOptional(file);
  writeMetadata(file, 'Hire Data Engineers for Pipelines');
  edit(file, /heading: '[^']+'/, "heading: 'People who build pipelines'");
  addLine("{ kind: 'service', path: '/eaas/data-engineers', label: 'Data Engineers', hint: 'Pipelines' },");
}

function addIndustry(): void {
  const file = 'frontend/content/industries/aviation.ts';
  copy('frontend/content/industries/insurance.ts', file);
  leaveOutOptional(file);
  writeMetadata(file, 'AI for Aviation: Turnarounds and Parts');
  edit(file, /heading: '[^']+'/, "heading: 'AI for the next departure'");
  addLine("{ kind: 'industry', path: '/industries/aviation', label: 'Aviation', hint: 'A late bag' },");
}

/** A page may also have the images and variants of another one, and links. */
function addSimilarPage(): void {
  const file = 'frontend/content/ml-ds/time-series.ts';
  copy('frontend/content/ml-ds/aiml-model.ts', file);
  writeMetadata(file, 'Time Series in Daily Use');
  edit(file, /heading: '[^']+'/, "heading: 'What repeats, and when'");
  addLine("{ kind: 'service', path: '/ml-ds/time-series', label: 'Time Series', hint: 'What repeats' },");
  edit(industryServices, /^};/m, "  '/ml-ds/time-series': ['real-estate'],\n};");
  edit(relatedServices, /^\];/m, "  ['/ml-ds/time-series', '/eaas/dotnet-developers'],\n];");
}

const careersContent = `import illustration from '../illustrations/pages/about.svg';
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
  checkout.write('frontend/content/careers.ts', careersContent);
  mkdirSync(checkout.path('frontend/page-templates/careers'));
  checkout.write('frontend/page-templates/careers/careers-template.tsx', careersTemplate);
  edit(
    'frontend/build/social-image.ts',
    '  faq: (',
    '  careers: ({ illustration }) => illustration,\n  faq: (',
  );
  edit('frontend/app/page-kinds.ts', '  faq: {', `${careersKind}  faq: {`);
  edit('frontend/site/pages.ts', "| 'industries';", "| 'industries' | 'careers';");
  addLine("{ kind: 'careers', path: '/careers', label: 'Careers' },");
}

const removed = '/ai-consulting/maintenance';

function removePage(): void {
  edit('frontend/site/pages.ts', new RegExp(`^.*path: '${removed}'.*\\n`, 'm'), '');
  checkout.remove(`frontend/content${removed}.ts`);
  for (const suffix of ['.svg', '']) checkout.remove(`frontend/illustrations${removed}${suffix}`);
  edit('test/frontend/specification/specified-pages.ts', new RegExp(`^ +'${removed}'.*\\n`, 'm'), '');
}

const compiler = 'node_modules/typescript/bin/tsc';

/** Expects that the copy compiles. That takes seconds, so `npm test` only checks that each step can be taken. */
function expectCompiles(): void {
  if (nightly) expect(checkout.run(compiler)).toEqual({ exitCode: 0, output: '' });
}

/** Tests that map over the pages. */
const siteTests = ['built-site', 'specification', 'illustrations', 'social-images'];

beforeAll(() => {
  checkout = new ScratchCheckout();
});

describe('docs/adding-pages.md', () => {
  it.each([
    ['a service page', addService],
    ['a page with the images of another', addSimilarPage],
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
