import { type Import, importCycles, type ParsedFile, parseFile } from './import-graph.ts';

/** A project as text: path from the root, with `/`, to content. */
export type Project = ReadonlyMap<string, string>;

/** Whether a file of this top-level folder may import this, beside what is in its own folder. */
const folderRules: Record<string, (found: Import) => boolean> = {
  shared: ({ to, inProject }) => !inProject && to === 'zod',
  frontend: ({ to, inProject }) => !inProject || to.startsWith('shared/'),
  lambda: ({ to, inProject }) => !inProject || to.startsWith('shared/'),
  // Names of variables and of the table's keys, and the form of the build's last step; handlers and prerender
  // themselves come as the bundles that are built of them.
  infra: ({ to, inProject, typeOnly }) =>
    !inProject ||
    to.startsWith('shared/') ||
    /^lambda\/[^/]+\/(?:env|inquiry-table)\.ts$/.test(to) ||
    (typeOnly && to === 'frontend/prerender.tsx'),
  test: () => true,
};

const topFolder = (file: string) => file.split('/')[0] ?? '';

function folderProblems(file: string, { imports }: ParsedFile): string[] {
  const folder = topFolder(file);
  const forbidden = imports.filter(
    (found) => !(found.inProject && topFolder(found.to) === folder) && !folderRules[folder]?.(found),
  );
  return forbidden.map(({ to }) => `${file} may not import ${to}`);
}

/** The frontend's layers and where they are; what is in none of them counts as part of whoever imports it. */
const layers: readonly [name: string, where: RegExp][] = [
  ['words', /^frontend\/(?:content\/|(?:pages|navigation|service-groups|site)\.ts$)/],
  ['ui', /^frontend\/ui\//],
  ['layout', /^frontend\/layout\//],
  ['contact', /^frontend\/contact\//],
  ['page-templates', /^frontend\/page-templates\//],
  ['app', /^frontend\/(?:app|client|hydrate|prerender)\.tsx?$/],
];

const layerOf = (file: string) => layers.find(([, where]) => where.test(file))?.[0];

/** Which layers a layer may see. `ui` knows nothing of this company, so it sees no words. */
const seenBy: Record<string, readonly string[]> = {
  words: ['words'],
  ui: ['ui'],
  layout: ['words', 'ui', 'layout', 'contact'],
  contact: ['words', 'ui', 'layout', 'contact'],
  'page-templates': ['words', 'ui', 'layout', 'contact', 'page-templates'],
  app: layers.map(([name]) => name),
};

/** What a file imports, going on through files in no layer; what those load later is theirs to load. */
function* reached(
  file: string,
  files: ReadonlyMap<string, ParsedFile>,
  seen = new Set<string>(),
): Generator<string> {
  for (const { to, dynamic, inProject } of files.get(file)?.imports ?? []) {
    if (!inProject || seen.has(to) || (dynamic && layerOf(file) === undefined)) continue;
    seen.add(to);
    if (layerOf(to) !== undefined) yield to;
    else yield* reached(to, files, seen);
  }
}

function layerProblems(file: string, files: ReadonlyMap<string, ParsedFile>): string[] {
  const layer = layerOf(file);
  if (layer === undefined) return [];
  return [...reached(file, files)]
    .filter((to) => !seenBy[layer]?.includes(layerOf(to) ?? ''))
    .map((to) => `${layer} may not see ${layerOf(to)}: ${file} reaches ${to}`);
}

/** A test of pages that takes Playwright's own `test` would not fail on what the console says. */
function watchedTestProblems(file: string, { imports }: ParsedFile): string[] {
  const bare = imports.some(({ to, names }) => to === '@playwright/test' && names.includes('test'));
  return file.startsWith('test/e2e/') && bare
    ? [`${file} takes test from Playwright, not from site-test.ts`]
    : [];
}

const vagueName = /(?:^|[/.-])(?:util|helper|misc|common)s?(?=[/.-])/;
const marker = new RegExp(
  `\\b(?:${['TO', 'FIX'].map((start) => `${start}${start === 'TO' ? 'DO' : 'ME'}`).join('|')})\\b`,
);
const mayBeLong = /^frontend\/(?:content|illustrations)\//;
const maxLines = 200;

function fileProblems(file: string, source: string, { comments }: ParsedFile): string[] {
  const lines = source.trimEnd().split('\n').length;
  return [
    ...(vagueName.test(file) ? [`${file} is not named for what it holds`] : []),
    ...(lines > maxLines && !mayBeLong.test(file)
      ? [`${file} has ${lines} lines, more than ${maxLines}`]
      : []),
    ...(comments.some((comment) => marker.test(comment))
      ? [`${file} leaves something for later in a comment`]
      : []),
  ];
}

/** Everything in which a project breaks the rules of its structure, one line each; empty when it keeps them all. */
export function structureProblems(project: Project): string[] {
  const files = new Map([...project].map(([file, source]) => [file, parseFile(file, source)] as const));
  return [
    ...[...files].flatMap(([file, parsed]) => [
      ...folderProblems(file, parsed),
      ...layerProblems(file, files),
      ...watchedTestProblems(file, parsed),
      ...fileProblems(file, project.get(file) ?? '', parsed),
    ]),
    ...importCycles(files).map((cycle) => `import cycle: ${cycle}`),
  ];
}
