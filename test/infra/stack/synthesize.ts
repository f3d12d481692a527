import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { App, type AppProps, Validations } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readSettings } from '#infra/read-settings.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { createStacks } from '#infra/stack/stacks.ts';
import type { Settings } from '#infra/stages.ts';
import { smallBuild } from '../small-build.ts';

/** `context` of cdk.json: the feature flags that the stack is synthesized with. */
const flags = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../../../cdk.json'), 'utf8'),
).context;

/** Stages of the tests, so that those in infra/stages.ts can be edited freely. */
export const stages = {
  production: { region: 'us-east-1' },
  preview: {
    region: 'us-east-1',
    monitoring: false,
    accessLogs: false,
    retainData: false,
    sharedPolicies: true,
  },
};

/** A resource of a template. */
export interface Resource<Properties> {
  readonly logicalId: string;
  readonly Properties: Properties;
  readonly DeletionPolicy?: string;
  readonly UpdateReplacePolicy?: string;
  readonly DependsOn?: readonly string[];
}

type Free = Readonly<Record<string, unknown>>;

export interface LambdaProperties {
  readonly Code: { readonly S3Key: string };
  readonly Environment: { readonly Variables: Free };
}

/** A synthesized deployment with its main stack. */
export interface Synthesized extends SynthesizedStack {
  readonly assembly: CloudAssembly;
  /** Names of its stacks, in the order of their deployment. */
  readonly stackNames: readonly string[];
  /** Another stack than the main one. */
  readonly stack: (name: string) => SynthesizedStack;
}

export interface SynthesizedStack {
  readonly template: Template;
  readonly all: <Properties = Free>(type: string) => readonly Resource<Properties>[];
  /** The only resource of a type, or the only one in a construct, with whose name its logical id begins. */
  readonly only: <Properties = Free>(type: string, construct?: string) => Resource<Properties>;
}

const deployments = new Map<string, Synthesized>();

/**
 * A deployment, synthesized without the checks of templates, which take longer than the rest. The test files of a process
 * share those with the same settings.
 * @param connectSources origins other than the site's own that its forms post to
 */
export function synthesize(
  context: Record<string, unknown> = {},
  connectSources: readonly string[] = [],
): Synthesized {
  const key = JSON.stringify([context, connectSources]);
  const deployment = deployments.get(key) ?? synthesizeAgain(context, connectSources);
  deployments.set(key, deployment);
  return deployment;
}

function synthesizeAgain(context: Record<string, unknown>, connectSources: readonly string[]): Synthesized {
  const settings = readSettings(context, stages);
  const assembly = createApp(settings, connectSources, { builtinCloudFormationValidation: false }).synth();
  const stack = (name: string) => readStack(assembly.getStackByName(name).template);
  const stackNames = assembly.stacks.map(({ stackName }) => stackName);
  return { assembly, stackNames, stack, ...stack(`${settings.site}-${settings.stage}`) };
}

function createApp(settings: Settings, connectSources: readonly string[], options?: AppProps): App {
  const dist = smallBuild(connectSources);
  const outdir = path.join(dist.folder, 'cdk.out');
  const app = new App({ context: flags, outdir, analyticsReporting: false, ...options });
  createStacks(app, settings, readBuildOutput(dist));
  return app;
}

function readStack(json: Record<string, unknown>): SynthesizedStack {
  const template = Template.fromJSON(json);
  const all = <Properties = Free>(type: string) =>
    Object.entries(template.findResources(type)).map(
      ([logicalId, resource]) => ({ logicalId, ...resource }) as Resource<Properties>,
    );
  const only = <Properties = Free>(type: string, construct = '') => {
    const [first, ...others] = all<Properties>(type).filter(({ logicalId }) =>
      logicalId.startsWith(construct),
    );
    if (first === undefined || others.length > 0) throw new Error(`Not one ${type} in ${construct}`);
    return first;
  };
  return { template, all, only };
}

/** Findings of cdk-nag and of the CDK's own checks, as app.ts has them. Synthesis itself fails on errors only. */
export function findings(context: Record<string, unknown>): unknown {
  const app = createApp(readSettings(context, stages), []);
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const assembly = app.synth();
  return JSON.parse(readFileSync(path.join(assembly.directory, 'validation-report.json'), 'utf8'))
    .pluginReports;
}

/** Messages of the synthesis to whoever deploys. */
export function messages({ assembly }: Synthesized): readonly string[] {
  return assembly.stacks.flatMap((stack) => stack.messages.map(({ entry }) => String(entry.data)));
}

/** A reference as text, such as `InquiriesTable3CEF0F62.Arn/index/outbox`. */
export function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(flat).join(', ');
  const [[name, argument] = []] = Object.entries(value);
  if (name === 'Ref' || name === 'Fn::Sub') return String(argument);
  if (name === 'Fn::GetAtt') return argument.join('.');
  if (name === 'Fn::Join') return argument[1].map(flat).join(argument[0]);
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}

interface Policy {
  readonly PolicyDocument: { readonly Statement: readonly { readonly Resource: unknown }[] };
}

/**
 * The statements of a role's policy, whose resources are text.
 * @param role how the logical ids of the policy and of the role begin
 */
export function permissions({ all }: SynthesizedStack, role: string): unknown {
  return all<Policy>('AWS::IAM::Policy')
    .filter(({ logicalId }) => logicalId.startsWith(role))
    .flatMap(({ Properties }) => Properties.PolicyDocument.Statement)
    .map(({ Resource, ...rest }) => ({ ...rest, Resource: [Resource].flat().map(flat) }));
}

/** Paths of the files inside a folder asset, by its key in the bucket of assets, such as `<hash>.zip`. */
export function packedFiles(assembly: CloudAssembly, key = ''): readonly string[] {
  const folder = path.join(assembly.directory, `asset.${path.parse(key).name}`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
