import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { packedFiles, synthesize } from './synthesize.ts';

const { template, only } = synthesize();
const everything = synthesize({ ...everythingOn, region: 'us-east-1' });

test('data outlives the stack, and search engines may index the site', () => {
  template.resourceCountIs('Custom::S3AutoDeleteObjects', 0);
  expect(JSON.stringify(only('AWS::CloudFront::ResponseHeadersPolicy'))).not.toContain('noindex');
});

test.each([
  ['ContactApi', 'submit-inquiry'],
  ['SalesNotification', 'notify-sales'],
  ['Canary', 'canary'],
])('the Lambda of %s is the bundled %s, on Node 24 and arm64', (construct, name) => {
  const lambda = everything.only<{ Code: { S3Key: string } }>('AWS::Lambda::Function', construct);
  expect(lambda.Properties).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    LoggingConfig: { LogFormat: 'JSON' },
  });
  const { assembly } = everything;
  const key = lambda.Properties.Code.S3Key;
  expect(packedFiles(assembly, key)).toEqual(['index.mjs']);
  const code = path.join(assembly.directory, `asset.${path.parse(key).name}`, 'index.mjs');
  expect(readFileSync(code, 'utf8')).toContain(name);
});

// W3005 of cfn-lint: a reference is a dependency already.
test.each([
  ['with the defaults', template],
  ['with everything', everything.template],
])('no resource depends explicitly on one that it refers to anyway, %s', (_, stack) => {
  const resources: Record<string, { Properties?: unknown; DependsOn?: string[] }> =
    stack.toJSON()['Resources'];
  for (const [name, { Properties, DependsOn = [] }] of Object.entries(resources)) {
    const text = JSON.stringify(Properties ?? {});
    const referred = DependsOn.filter(
      (other) => text.includes(`"Ref":"${other}"`) || text.includes(`["${other}",`),
    );
    expect(referred, name).toEqual([]);
  }
});
