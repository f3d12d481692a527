import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import { environmentVariables } from '#lambda/environment.ts';
import type { BuildOutput } from '../build-output.ts';
import { bundledLambda } from './bundled-lambda.ts';
import { setTag } from './mail.ts';

export interface BouncesProps {
  readonly table: ITableV2;
  readonly build: BuildOutput;
  readonly configurationSetName: string;
}

/** Records on inquiries that SES could not deliver the email about them. */
export class Bounces extends Construct {
  constructor(scope: Construct, id: string, { table, build, configurationSetName }: BouncesProps) {
    super(scope, id);
    const recordBounces = bundledLambda(this, 'RecordBounces', {
      description: 'Records which emails about inquiries were not delivered',
      codeFolder: path.join(build.handlersFolder, 'record-bounces'),
      permissions: [new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] })],
      memorySize: 256,
      timeout: Duration.seconds(30),
      environment: { [environmentVariables.tableName]: table.tableName },
    });
    new Rule(this, 'NotDelivered', {
      description: 'Emails about inquiries that were not delivered',
      eventPattern: {
        source: ['aws.ses'],
        detail: {
          // A complaint is about an email that was delivered.
          eventType: ['Bounce', 'Reject'],
          mail: { tags: { [setTag]: [configurationSetName] } },
        },
      },
      targets: [new LambdaTarget(recordBounces)],
    });
  }
}
