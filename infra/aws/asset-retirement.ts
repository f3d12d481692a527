import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { assetsPrefix, environment } from '#lambda/retire-assets/env.ts';
import { arnAsFound } from './as-found.ts';
import { bundledLambda } from './bundled-lambda.ts';

export interface AssetRetirementProps {
  /** Bucket of the website's files; a rule of it deletes what the Lambda marks. */
  readonly bucket: Bucket;
  /** Folder of the bundled Lambda: `index.mjs` with an export named `handler`, and the list of the build's assets. */
  readonly codeFolder: string;
  /**
   * Key of the logs; it lets CloudWatch use it.
   * @default the one that CloudWatch owns
   */
  readonly logKey?: IKey | undefined;
}

/**
 * Marks the assets of earlier builds, so that they go in time. It waits for CloudFormation to say that a deployment is
 * done or was taken back, and is no part of it: whatever becomes of old files, no deployment of the website fails,
 * waits or is rolled back for it. Nor can it be late: it is always the Lambda of the build that is deployed.
 */
export class AssetRetirement extends Construct {
  /** The Lambda. */
  readonly retireAssets: LambdaFunction;

  constructor(scope: Construct, id: string, props: AssetRetirementProps) {
    super(scope, id);
    this.retireAssets = this.lambda(props);
    new Rule(this, 'Deployed', {
      description: 'The website was deployed, or a deployment was taken back',
      eventPattern: {
        source: ['aws.cloudformation'],
        detailType: ['CloudFormation Stack Status Change'],
        detail: {
          'stack-id': [Stack.of(this).stackId],
          'status-details': { status: ['UPDATE_COMPLETE', 'UPDATE_ROLLBACK_COMPLETE'] },
        },
      },
      targets: [new LambdaTarget(this.retireAssets)],
    });
  }

  private lambda({ bucket, codeFolder, logKey }: AssetRetirementProps): LambdaFunction {
    const { lambda, role } = bundledLambda(this, 'RetireAssets', {
      description: "Marks the assets that the website's deployed build does not have",
      codeFolder,
      logKey,
      rights: [
        new PolicyStatement({
          actions: ['s3:ListBucket'],
          resources: [bucket.bucketArn],
          conditions: { StringEquals: { 's3:prefix': assetsPrefix } },
        }),
        // A copy onto itself with another tag. Nothing is deleted by it: the bucket's rule does that.
        new PolicyStatement({
          actions: ['s3:GetObject', 's3:GetObjectTagging', 's3:PutObject', 's3:PutObjectTagging'],
          resources: [bucket.arnForObjects(`${assetsPrefix}*`)],
        }),
      ],
      memorySize: 256,
      // Thousands of assets; those of one build take seconds.
      timeout: Duration.minutes(5),
      environment: { [environment.bucketName]: bucket.bucketName },
    });
    Validations.of(role).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${arnAsFound(bucket)}/${assetsPrefix}*]`,
      reason: 'The names of assets change with every build; it may reach no other file.',
    });
    return lambda;
  }
}
