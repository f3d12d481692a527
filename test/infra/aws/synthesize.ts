import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { makeStacks } from '#infra/aws/stacks.ts';
import { type DistLayout, distLayout } from '#infra/bundle/dist-layout.ts';
import { parseConfig } from '#infra/config.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A build in small: what the real one makes, with a file of every kind. */
const files = {
  'site/index.html': '<title>Home</title><link rel="canonical" href="https://www.company.example/"/>',
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
  'lambda/retire-assets/index.mjs': 'export const handler = () => undefined;',
  'lambda/retire-assets/assets.json': '["assets/client-abc.js"]',
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

/** A resource of a template; say what is looked at in its properties. */
export interface Resource<Properties> {
  readonly logicalId: string;
  readonly Properties: Properties;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

type Free = Readonly<Record<string, unknown>>;

/** A synthesized deployment, and its main stack with what is needed to look into it. */
export interface Synthesized extends SynthesizedStack {
  readonly assembly: CloudAssembly;
  /** Names of its stacks, in the order of their deployment. */
  readonly stackNames: readonly string[];
  /** Another stack than the main one. */
  readonly stack: (name: string) => SynthesizedStack;
}

interface SynthesizedStack {
  readonly template: Template;
  readonly all: <Properties = Free>(type: string) => readonly Resource<Properties>[];
  /** The only resource of a type. */
  readonly only: <Properties = Free>(type: string) => Resource<Properties>;
}

/** A build in small, in a folder of its own. */
export function smallBuild(): DistLayout {
  const dist = distLayout(path.join(temporaryFolder(), 'dist'));
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(dist.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return dist;
}

/** Synthesizes a deployment, cdk-nag included, as app.ts does; call it seldom, as it takes seconds. */
export function synthesize(context: Record<string, unknown> = {}): Synthesized {
  const dist = smallBuild();
  const app = new App({
    context: flags,
    outdir: path.join(dist.folder, 'cdk.out'),
    analyticsReporting: false,
  });
  const config = parseConfig(context);
  makeStacks(app, config, readBuildOutput(dist));
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const assembly = app.synth();
  const stack = (name: string) => readStack(assembly.getStackByName(name).template);
  const stackNames = assembly.stacks.map(({ stackName }) => stackName);
  return { assembly, stackNames, stack, ...stack(`website-${config.stage}`) };
}

function readStack(json: Record<string, unknown>): SynthesizedStack {
  const template = Template.fromJSON(json);
  const all = <Properties = Free>(type: string) =>
    Object.entries(template.findResources(type)).map(
      ([logicalId, resource]) => ({ logicalId, ...resource }) as Resource<Properties>,
    );
  const only = <Properties = Free>(type: string) => {
    const [first, ...others] = all<Properties>(type);
    if (first === undefined || others.length > 0) throw new Error(`Not one resource of type ${type}`);
    return first;
  };
  return { template, all, only };
}

/** What cdk-nag and the CDK's own checks say; synthesis itself fails on errors only. */
export function findings({ assembly }: Synthesized): unknown {
  return JSON.parse(readFileSync(path.join(assembly.directory, 'validation-report.json'), 'utf8'))
    .pluginReports;
}

/** What the synthesis tells who deploys. */
export function messages({ assembly }: Synthesized): readonly string[] {
  return assembly.stacks.flatMap((stack) => stack.messages.map(({ entry }) => String(entry.data)));
}

/** Paths of the files inside a folder asset, by its key in the bucket of assets, such as `<hash>.zip`. */
export function packedFiles(assembly: CloudAssembly, key = ''): readonly string[] {
  const folder = path.join(assembly.directory, `asset.${path.parse(key).name}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
