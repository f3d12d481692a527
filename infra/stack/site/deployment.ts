import { join } from 'node:path';
import { CfnResource, IgnoreMode, Stack, Validations } from 'aws-cdk-lib';
import type { IDistribution } from 'aws-cdk-lib/aws-cloudfront';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { logGroup } from '../log-group.ts';
import { findingValue } from '../nag-findings.ts';
import { cacheControl } from './edge/cache-headers.ts';
import { contentTypes } from './edge/content-types.ts';

export interface SiteDeploymentProps {
  readonly siteFolder: string;
  readonly bucket: Bucket;
  /** Distribution whose cached pages are invalidated. */
  readonly distribution: IDistribution;
}

/**
 * Copies the built website into the bucket: first the hashed assets, which are added to the older ones, then everything else,
 * pages last. So every file that a page names exists. Pages and fonts are copied on their own to set their content types.
 */
export class SiteDeployment extends Construct {
  constructor(scope: Construct, id: string, { siteFolder, bucket, distribution }: SiteDeploymentProps) {
    super(scope, id);
    const log = logGroup(this, 'Log');
    // The role that the CDK would make may write to every log group of the account.
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    log.grantWrite(role);
    const common = { destinationBucket: bucket, role, logGroup: log, memoryLimit: 512 };

    const forAssets = {
      ...common,
      sources: [Source.asset(join(siteFolder, 'assets'))],
      destinationKeyPrefix: 'assets',
      cacheControl: [CacheControl.fromString(cacheControl('/assets/'))],
      prune: false,
    };
    const forOthers = {
      ...common,
      sources: [Source.asset(siteFolder, { exclude: ['/assets/'], ignoreMode: IgnoreMode.GIT })],
      cacheControl: [CacheControl.fromString(cacheControl('/'))],
      // Deletes files that no longer exist, but none that it excludes.
      prune: true,
    };
    const assets = new BucketDeployment(this, 'Assets', { ...forAssets, exclude: ['*.woff2'] });
    const fonts = new BucketDeployment(this, 'Fonts', {
      ...forAssets,
      exclude: ['*'],
      include: ['*.woff2'],
      contentType: contentTypes['.woff2'],
    });
    const files = new BucketDeployment(this, 'Files', { ...forOthers, exclude: ['assets/*', '*.html'] });
    const pages = new BucketDeployment(this, 'Pages', {
      ...forOthers,
      exclude: ['*'],
      include: ['*.html'],
      contentType: contentTypes['.html'],
      distribution,
      distributionPaths: ['/*'],
    });
    pages.node.addDependency(assets, fonts, files);
    doNotWaitForInvalidation(pages);
    acknowledgeFindings(role);
  }
}

/**
 * An invalidation can take longer than CloudFormation waits, which then rolls back a deployment that works.
 * `waitForDistributionInvalidation: false` does not help: CloudFormation passes it on as the text "false", and the CDK's
 * handler takes any text but an empty one for true.
 */
function doNotWaitForInvalidation(deployment: BucketDeployment): void {
  for (const child of deployment.node.findAll())
    if (CfnResource.isCfnResource(child) && child.cfnResourceType === 'Custom::CDKBucketDeployment')
      child.addPropertyOverride('WaitForDistributionInvalidation', '');
}

/** Findings of cdk-nag about the CDK's own Lambda that copies the files. */
function acknowledgeFindings(role: Role): void {
  const stack = Stack.of(role);
  const shown = (value: string) => findingValue(stack, value);
  const assets = `cdk-${stack.synthesizer.bootstrapQualifier}-assets-${shown(stack.account)}-${shown(stack.region)}`;

  const reading =
    'The CDK grants its copying Lambda every read permission, on the bucket of its own assets only.';
  const writing =
    'The CDK grants its copying Lambda every write permission, on the bucket of the website only.';
  const reasons = {
    'Action::s3:GetObject*': reading,
    'Action::s3:GetBucket*': reading,
    'Action::s3:List*': reading,
    [`Resource::arn:${shown(stack.partition)}:s3:::${assets}/*`]: reading,
    'Action::s3:DeleteObject*': writing,
    'Action::s3:Abort*': writing,
    // The bucket's logical id never changes, as the files would have to move (test/infra/stack/what-stays.test.ts).
    'Resource::<SiteBucket978D4AEB.Arn>/*': writing,
    'Resource::*': 'The CDK allows its copying Lambda to invalidate any distribution, which reads nothing.',
  };
  for (const [finding, reason] of Object.entries(reasons)) {
    Validations.of(role).acknowledge({ id: `AwsSolutions-IAM5[${finding}]`, reason });
  }
  const copying = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'));
  if (copying) {
    Validations.of(copying).acknowledge({
      id: 'AwsSolutions-L1',
      reason: 'The CDK chooses the runtime of its copying Lambda, which runs during deployments only.',
    });
  }
}
