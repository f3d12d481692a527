import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { SetupError } from '#infra/setup-error.ts';
import { readDeployment } from '#infra/stack-outputs.ts';
import { synthesize } from './aws/synthesize.ts';
import { temporaryFolder } from './temporary-folder.ts';

const here = 'eu-central-1';
/** Any value that only AWS knows. */
const filledIn = `arn:aws:sns:${here}:123456789012:name`;

function fileOf(content: string): string {
  const file = path.join(temporaryFolder(), 'outputs.json');
  writeFileSync(file, content);
  return file;
}

/** Writes the outputs of all stacks of a deployment to eu-central-1, as `cdk deploy` does. */
function writeOutputs(settings: Record<string, unknown>): string {
  const { stackNames, stack } = synthesize(settings);
  const outputsOf = (name: string) =>
    Object.entries(stack(name).template.findOutputs('*')).map(([output, { Value }]) => [
      output,
      typeof Value === 'string' ? Value : Value.Ref === 'AWS::Region' ? here : filledIn,
    ]);
  const outputs = stackNames.map((name) => [name, Object.fromEntries(outputsOf(name))]);
  return fileOf(JSON.stringify(Object.fromEntries(outputs)));
}

it.each([
  { stage: 'production', region: here, salesEmail: 'sales@company.example' },
  { stage: 'preview-42' },
])('finds the site and its stack after a deployment with %j', (settings) => {
  expect(readDeployment(writeOutputs(settings))).toEqual({
    stack: `website-${settings.stage}`,
    region: here,
    origin: expect.any(String),
    allowedOrigins: [],
    senderDomain: settings.salesEmail && 'company.example',
    hsts: 'site',
  });
});

it('passes over other stacks, and takes the settings of the site that were deployed', () => {
  const origin = 'https://www.company.example';
  const outputs = {
    'website-x-edge-eu-west-1': { Certificate: 'arn' },
    'website-x': {
      Region: here,
      AddressToVerify: origin,
      AllowedOrigins: 'https://a.example,https://b.example',
      Hsts: 'preload',
    },
  };
  expect(readDeployment(fileOf(JSON.stringify(outputs)))).toMatchObject({
    origin,
    allowedOrigins: ['https://a.example', 'https://b.example'],
    hsts: 'preload',
  });
});

it('says in one line that no website was deployed', () => {
  const contents = ['# Not JSON', '{"website-production": {"Reg', 'null', '[]', '3'];
  const github = '{"website-github": {"DeployRoleArn": "arn"}}';
  const missing = path.join(temporaryFolder(), 'outputs.json');
  for (const file of [missing, temporaryFolder(), ...[...contents, github].map(fileOf)]) {
    expect(() => readDeployment(file)).toThrow(SetupError);
    expect(() => readDeployment(file)).toThrow(/^[^\n]+ names no website: [^\n]+$/);
  }
});
