import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packedFiles, type Resource, synthesize } from '../synthesize.ts';

interface DeploymentProperties {
  readonly SourceObjectKeys: readonly string[];
  readonly DestinationBucketKeyPrefix?: string;
  readonly Exclude: readonly string[];
  readonly Include?: readonly string[];
}

const deployed = synthesize();
const { assembly, all, only } = deployed;
const deployments = all<DeploymentProperties>('Custom::CDKBucketDeployment');
const named = (name: string) =>
  deployments.find(({ logicalId }) => logicalId.startsWith(`SiteDeployment${name}`));
const [assets, fonts, files, pages] = ['Assets', 'Fonts', 'Files', 'Pages'].map(named);

/** Keys that a deployment writes to the bucket. Of its patterns, the last that matches counts. */
function keys(deployment: Resource<DeploymentProperties> | undefined): readonly string[] {
  const {
    SourceObjectKeys = [],
    DestinationBucketKeyPrefix: prefix,
    Exclude = [],
    Include = [],
  } = deployment?.Properties ?? {};
  // The CLI's asterisk also matches slashes.
  const matches = (file: string) => (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(file);
  const files = SourceObjectKeys.flatMap((key) => packedFiles(assembly, key)).filter(
    (file) => Include.some(matches(file)) || !Exclude.some(matches(file)),
  );
  return files.map((file) => (prefix === undefined ? file : `${prefix}/${file}`));
}

test('the hashed assets are immutable and added to the older ones', () => {
  expect(keys(assets)).toEqual(['assets/client-abc.js']);
  expect(keys(fonts)).toEqual(['assets/fonts/figtree-abc.woff2']);
  for (const deployment of [assets, fonts])
    expect(deployment?.Properties).toMatchObject({
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
      Prune: false,
    });
});

test('everything else is stored by CloudFront and revalidated by browsers, and files that no longer exist are deleted', () => {
  expect(keys(pages)).toEqual([
    '404.html',
    'about.html',
    'contact-us.html',
    'index.html',
    'industries/education.html',
    'industries/index.html',
  ]);
  expect(keys(files)).toEqual(['favicon.ico', 'robots.txt']);
  for (const deployment of [files, pages])
    expect(deployment?.Properties).toMatchObject({
      SystemMetadata: { 'cache-control': 'public, max-age=0, must-revalidate, s-maxage=31536000' },
      Prune: true,
    });
  // Otherwise pruning would delete the assets.
  expect(files?.Properties.Exclude).toContain('assets/*');
});

test('what the copying Lambda would give no type, or no charset, gets one', () => {
  expect(fonts?.Properties).toMatchObject({ SystemMetadata: { 'content-type': 'font/woff2' } });
  expect(pages?.Properties).toMatchObject({
    SystemMetadata: { 'content-type': 'text/html; charset=utf-8' },
  });
});

test('pages are copied after their assets, and the cache is invalidated', () => {
  for (const before of [assets, fonts, files]) expect(pages?.DependsOn).toContain(before?.logicalId);
  expect(pages?.Properties).toMatchObject({
    DistributionId: { Ref: only('AWS::CloudFront::Distribution').logicalId },
    DistributionPaths: ['/*'],
  });
});

/** What CloudFormation makes of properties: all values are text. */
const asText = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(asText)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, asText(part)]))
      : String(value);

const python = spawnSync('python3', ['--version']).status === 0;
const handler = path.resolve(
  'node_modules/aws-cdk-lib/custom-resource-handlers/dist/aws-s3-deployment/bucket-deployment-handler/index.py',
);

// The handler is the CDK's, in Python, which the project does not need otherwise.
test.runIf(python)(
  'the deployment does not wait for the invalidation, as a slow one would roll it back',
  () => {
    const event = {
      RequestType: 'Create',
      ResourceProperties: asText({ ...pages?.Properties, DistributionId: 'E123', SourceMarkers: [] }),
    };
    const script = path.join(import.meta.dirname, 'deployment-handler.py');
    const { stdout } = spawnSync('python3', [script, handler], {
      input: JSON.stringify(event),
      encoding: 'utf8',
    });
    expect(stdout.trim().split('\n')).toEqual(['create_invalidation', 'SUCCESS']);
  },
);
