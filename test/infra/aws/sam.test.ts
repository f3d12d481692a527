import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { environment } from '#lambda/submit-inquiry/env.ts';
import { contactRoute } from '#shared/contact-api.ts';
import { type Resource, synthesize } from './synthesize.ts';

// What `sam local start-api -t cdk.out/<stack>.template.json` reads of a template that the CDK made: the functions with
// the folder of their code in the metadata, and the routes of the HTTP API with their integrations.

interface FunctionProperties {
  readonly Handler: string;
  readonly Runtime: string;
  readonly PackageType?: string;
  readonly Environment: { readonly Variables: Readonly<Record<string, unknown>> };
}
interface WithMetadata extends Resource<FunctionProperties> {
  readonly Metadata: Readonly<Record<string, string | boolean>>;
}
interface RouteProperties {
  readonly ApiId: { readonly Ref: string };
  readonly RouteKey: string;
  readonly Target: unknown;
}
interface IntegrationProperties {
  readonly ApiId: { readonly Ref: string };
  readonly IntegrationType: string;
  readonly IntegrationUri: unknown;
  readonly PayloadFormatVersion: string;
}

// As the CDK's command asks for it ("assetMetadata"); without it the template does not say where the code is.
process.env['CDK_CONTEXT_JSON'] = JSON.stringify({ 'aws:cdk:enable-asset-metadata': true });
const { assembly, all, only } = synthesize({ salesEmail: 'sales@company.example' });
/** Those that the site brings; the CDK's own helpers are packed by it. */
const functions = (all<FunctionProperties>('AWS::Lambda::Function') as readonly WithMetadata[]).filter(
  ({ Properties }) => Properties.Runtime === 'nodejs24.x',
);
const route = only<RouteProperties>('AWS::ApiGatewayV2::Route');
const integration = only<IntegrationProperties>('AWS::ApiGatewayV2::Integration');

test('the template stands where SAM is pointed to, as JSON', () => {
  const [stack] = assembly.stacks;
  const file = path.join(assembly.directory, `${stack?.stackName}.template.json`);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveProperty(['Resources', route.logicalId]);
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

test('the route leads to the function that takes inquiries, by an integration that SAM can follow', () => {
  const [method, address] = route.Properties.RouteKey.split(' ');
  expect(['ANY', 'POST']).toContain(method);
  expect(address).toBe(contactRoute);
  expect(route.Properties.ApiId).toEqual({ Ref: only('AWS::ApiGatewayV2::Api').logicalId });
  expect(route.Properties.Target).toEqual({
    'Fn::Join': ['', ['integrations/', { Ref: integration.logicalId }]],
  });
  expect(integration.Properties).toMatchObject({
    ApiId: route.Properties.ApiId,
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
  });
  const taker = functions.find(({ logicalId }) => logicalId.startsWith('ContactApi'));
  expect(integration.Properties.IntegrationUri).toEqual({ 'Fn::GetAtt': [taker?.logicalId, 'Arn'] });
  // Of a function's variables --env-vars changes those that the template names, and adds none.
  expect(taker?.Properties.Environment.Variables).toHaveProperty(environment.tableName);
});
