import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { packedFiles, type Resource, synthesize } from '../synthesize.ts';

interface DeploymentProperties {
  readonly SourceObjectKeys: readonly string[];
  readonly DestinationBucketKeyPrefix?: string;
}

const deployed = synthesize();
const { assembly, all, only } = deployed;
const deployments = all<DeploymentProperties>('Custom::CDKBucketDeployment');
const assets = deployments.find(({ Properties }) => Properties.DestinationBucketKeyPrefix === 'assets');
const pages = deployments.find(({ Properties }) => Properties.DestinationBucketKeyPrefix === undefined);

/** Keys that a deployment writes to the bucket. */
function keys(deployment: Resource<DeploymentProperties> | undefined): readonly string[] {
  const { SourceObjectKeys = [], DestinationBucketKeyPrefix: prefix } = deployment?.Properties ?? {};
  const files = SourceObjectKeys.flatMap((key) => packedFiles(assembly, key));
  return files.map((file) => (prefix === undefined ? file : `${prefix}/${file}`));
}

test('the hashed assets are immutable and added to the older ones', () => {
  expect(keys(assets)).toEqual(['assets/client-abc.js', 'assets/fonts/figtree-abc.woff2']);
  expect(assets?.Properties).toMatchObject({
    SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    Prune: false,
  });
});

test('everything else is stored by CloudFront and revalidated by browsers, and files that no longer exist are deleted', () => {
  expect(keys(pages)).toEqual([
    '404.html',
    'about.html',
    'contact-us.html',
    'favicon.ico',
    'index.html',
    'industries/education.html',
    'industries/index.html',
    'robots.txt',
  ]);
  expect(pages?.Properties).toMatchObject({
    SystemMetadata: {
      'cache-control':
        'public, max-age=0, must-revalidate, s-maxage=31536000, stale-while-revalidate=60, stale-if-error=604800',
    },
    Prune: true,
    // Otherwise pruning would delete the assets.
    Exclude: ['assets/*'],
  });
});

test('pages are copied after their assets, and the cache is invalidated', () => {
  expect(pages?.DependsOn).toContain(assets?.logicalId);
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
