import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Resource, synthesize } from './synthesize.ts';

// `sam local start-api -t cdk.out/<stack>.template.json` reads the functions, with the folder of their code in the
// metadata, and the routes of the HTTP API with their integrations, which contact-api.test.ts checks.

interface FunctionProperties {
  readonly Handler: string;
  readonly Runtime: string;
  readonly PackageType?: string;
}
interface WithMetadata extends Resource<FunctionProperties> {
  readonly Metadata: Readonly<Record<string, string | boolean>>;
}

// The CDK CLI sets this ("assetMetadata"), and SAM finds the code by it. The settings are those of no other test, which
// would have synthesized without it.
process.env['CDK_CONTEXT_JSON'] = JSON.stringify({ 'aws:cdk:enable-asset-metadata': true });
const { assembly, all, only } = synthesize({ salesEmail: 'sam@company.example' });
delete process.env['CDK_CONTEXT_JSON'];
/** The project's own Lambdas, without the CDK's helpers. */
const functions = (all<FunctionProperties>('AWS::Lambda::Function') as readonly WithMetadata[]).filter(
  ({ Properties }) => Properties.Runtime === 'nodejs24.x',
);

test('the template is where the README points SAM to, as JSON', () => {
  const [stack] = assembly.stacks;
  const file = path.join(assembly.directory, `${stack?.stackName}.template.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty([
    'Resources',
    only('AWS::ApiGatewayV2::Route').logicalId,
  ]);
});

test.each(functions)('$logicalId has its code, its handler and its runtime', ({ Metadata, Properties }) => {
  const folder = path.resolve(assembly.directory, String(Metadata['aws:asset:path']));
  expect(Metadata).toMatchObject({ 'aws:asset:property': 'Code', 'aws:asset:is-bundled': false });
  const [file, exported = ''] = Properties.Handler.split('.');
  const source = path.join(folder, `${file}.mjs`);
  expect(existsSync(source)).toBe(true);
  expect(readFileSync(source, 'utf8')).toContain(exported);
  expect(Properties.PackageType ?? 'Zip').toBe('Zip');
});

test('all Lambdas are there', () => {
  expect(functions).toHaveLength(3);
});
