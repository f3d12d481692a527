import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App, type Environment, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import { afterAll } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { WebsiteStack } from '#infra/aws/website-stack.ts';
import { distLayout } from '#infra/build/dist-layout.ts';
import { parseConfig } from '#infra/config.ts';

/** A build in small: what the real one makes, with a file of every kind. */
const files = {
  'site/index.html': '<title>Home</title>',
  'site/about.html': '<title>About</title>',
  'site/404.html': '<title>Not found</title>',
  'site/industries/index.html': '<title>Industries</title>',
  'site/industries/education.html': '<title>Education</title>',
  'site/robots.txt': 'User-agent: *',
  'site/favicon.ico': '',
  'site/assets/client-abc.js': 'export {};',
  'site/assets/fonts/figtree-abc.woff2': '',
  'compressed/about.html.br': '',
  'lambda/submit-inquiry/index.mjs': 'export const handler = () => undefined;',
  'lambda/notify-sales/index.mjs': 'export const handler = () => undefined;',
  'build.json': JSON.stringify({
    sources: 'abc',
    styleHashes: ['sha256-AAA='],
    connectSources: ['https://api.example'],
  }),
};

/** `context` of cdk.json: the flags that the stack is synthesized with. */
const flags = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../cdk.json'), 'utf8'),
).context;

/** A folder for a test file, gone after it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'website-stack-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A resource of a template; say what is looked at in its properties. */
export interface Resource<Properties> {
  readonly logicalId: string;
  readonly Properties: Properties;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

type Free = Readonly<Record<string, unknown>>;

/** A synthesized stack with what is needed to look into it. */
export interface Synthesized {
  readonly assembly: CloudAssembly;
  readonly template: Template;
  readonly all: <Properties = Free>(type: string) => readonly Resource<Properties>[];
  /** The only resource of a type. */
  readonly only: <Properties = Free>(type: string) => Resource<Properties>;
}

/** Synthesizes the whole stack, cdk-nag included, as app.ts does; call it once for a file, as it takes seconds. */
export function synthesize(context: Record<string, unknown> = {}, env?: Environment): Synthesized {
  const folder = temporaryFolder();
  const dist = distLayout(path.join(folder, 'dist'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dist.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const app = new App({ context: flags, outdir: path.join(folder, 'cdk.out'), analyticsReporting: false });
  const props = { config: parseConfig(context), build: readBuildOutput(dist), env };
  const stack = new WebsiteStack(app, 'website', props);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const assembly = app.synth();
  const template = Template.fromJSON(assembly.getStackArtifact(stack.artifactId).template);
  const all = <Properties = Free>(type: string) =>
    Object.entries(template.findResources(type)).map(
      ([logicalId, resource]) => ({ logicalId, ...resource }) as Resource<Properties>,
    );
  const only = <Properties = Free>(type: string) => {
    const [first, ...others] = all<Properties>(type);
    if (first === undefined || others.length > 0) throw new Error(`Not one resource of type ${type}`);
    return first;
  };
  return { assembly, template, all, only };
}

/** Paths of the files inside a folder asset, by its key in the bucket of assets, such as `<hash>.zip`. */
export function packedFiles(assembly: CloudAssembly, key = ''): readonly string[] {
  const folder = path.join(assembly.directory, `asset.${path.parse(key).name}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
