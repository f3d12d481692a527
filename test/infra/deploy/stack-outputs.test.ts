import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDeployment } from '#infra/deploy/verify.ts';
import { deployedStack } from '#infra/inquiries/prove.ts';
import { SetupError } from '#infra/setup-error.ts';
import { synthesize } from '../aws/synthesize.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const here = 'eu-central-1';
const salesEmail = 'sales@company.example';
/** Any value that only AWS knows. */
const filledIn = `arn:aws:sns:${here}:123456789012:name`;

/** Writes the outputs of all stacks of a deployment to eu-central-1, as `cdk deploy` does. */
function writeOutputs(settings: Record<string, unknown>): string {
  const { stackNames, stack } = synthesize(settings);
  const outputsOf = (name: string) =>
    Object.entries(stack(name).template.findOutputs('*')).map(([output, { Value }]) => [
      output,
      typeof Value === 'string' ? Value : Value.Ref === 'AWS::Region' ? here : filledIn,
    ]);
  const file = path.join(temporaryFolder(), 'outputs.json');
  const outputs = stackNames.map((name) => [name, Object.fromEntries(outputsOf(name))]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(outputs)));
  return file;
}

// `npm run deploy` ends with both.
describe.each([
  { stage: 'production', region: here },
  { stage: 'production', region: here, monitoring: 'false' },
  { stage: 'production' },
  { stage: 'preview-42', region: here },
  { stage: 'preview-42', region: here, monitoring: 'true' },
  { stage: 'preview-42' },
])('after a deployment with %j', (settings) => {
  it('the site to verify is found', () => {
    expect(readDeployment(writeOutputs(settings))).toMatchObject({ senderDomain: undefined, hsts: 'site' });
  });

  it('the stack that sends mails is found, if there is one', () => {
    expect(deployedStack(writeOutputs(settings))).toBeUndefined();
    expect(deployedStack(writeOutputs({ ...settings, salesEmail }))).toEqual({
      stack: `website-${settings.stage}`,
      region: here,
    });
  });
});

it.each(Object.entries({ readDeployment, deployedStack }))(
  '%s says that a file holds no outputs',
  (_, read) => {
    const folder = temporaryFolder();
    const files = ['# Not JSON', '{"website-production": {"Reg', 'null', '[]', '3'].map((content, i) => {
      const file = path.join(folder, `${i}.json`);
      writeFileSync(file, content);
      return file;
    });
    for (const file of [folder, ...files]) {
      expect(() => read(file)).toThrow(SetupError);
      expect(() => read(file)).toThrow(/^[^\n]+ names no website: [^\n]+$/);
    }
  },
);
