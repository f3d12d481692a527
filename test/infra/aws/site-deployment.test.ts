import { expect, test } from 'vitest';
import { packedFiles, permissions, type Resource, synthesize } from './synthesize.ts';

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

test('two deployments, both into the bucket of the site', () => {
  expect(deployments).toHaveLength(2);
  const bucket = only('AWS::S3::Bucket').logicalId;
  for (const { Properties } of deployments) {
    expect(Properties).toMatchObject({ DestinationBucketName: { Ref: bucket } });
  }
});

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
    // A slow invalidation would make CloudFormation roll back a deployment that works. verify.ts looks at the pages.
    WaitForDistributionInvalidation: false,
  });
});

test('its Lambda may read what is deployed, write to the bucket of the site, and invalidate its pages; nothing else', () => {
  const bucket = `${only('AWS::S3::Bucket').logicalId}.Arn`;
  const read = ['s3:GetBucket*', 's3:GetObject*', 's3:List*'];
  const put = ['', 'LegalHold', 'Retention', 'Tagging', 'VersionTagging'].map(
    (part) => `s3:PutObject${part}`,
  );
  const assets = expect.stringMatching(/:s3:::cdk-hnb659fds-assets-[^*]+(?:\/\*)?$/);
  const wanted = [
    [['logs:CreateLogStream', 'logs:PutLogEvents'], [expect.stringMatching(/^SiteDeploymentLog\w+\.Arn$/)]],
    [read, [assets, assets]],
    [
      ['s3:Abort*', 's3:DeleteObject*', ...read, ...put],
      [bucket, `${bucket}/*`],
    ],
    [['cloudfront:CreateInvalidation', 'cloudfront:GetInvalidation'], ['*']],
  ];
  expect(permissions(deployed, 'SiteDeployment')).toEqual(
    wanted.map(([Action, Resource]) => ({ Effect: 'Allow', Action, Resource })),
  );
});
