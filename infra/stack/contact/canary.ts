import path from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { type Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { environmentVariables } from '#lambda/environment.ts';
import { statusAttributes } from '#lambda/inquiry/item.ts';
import type { BuildOutput } from '../build-output.ts';
import { createAlarm, sum } from '../monitoring/alarm.ts';
import { bundledLambda } from './bundled-lambda.ts';

export interface CanaryProps {
  readonly table: ITableV2;
  readonly build: BuildOutput;
  /** Where visitors reach the website, such as `https://www.example`. */
  readonly siteOrigin: string;
  readonly topic: ITopic;
}

/**
 * What the proof may do that an inquiry reaches sales: see whether inquiries are stored and mailed, nothing that a
 * visitor typed, and erase them.
 * @param resources ARNs of tables
 */
export function proofPermissions(resources: string[]): readonly PolicyStatement[] {
  return [
    new PolicyStatement({
      actions: ['dynamodb:GetItem'],
      resources,
      conditions: {
        'ForAllValues:StringEquals': { 'dynamodb:Attributes': [...statusAttributes] },
        StringEqualsIfExists: { 'dynamodb:Select': 'SPECIFIC_ATTRIBUTES' },
      },
    }),
    new PolicyStatement({ actions: ['dynamodb:DeleteItem'], resources }),
  ];
}

/** Sends a test inquiry through the website once a day. An alarm goes off if it does not reach sales, or if none is sent. */
export class Canary extends Construct {
  readonly alarm: Alarm;

  constructor(scope: Construct, id: string, { table, build, siteOrigin, topic }: CanaryProps) {
    super(scope, id);
    const canary = bundledLambda(this, 'Canary', {
      description: 'Proves that an inquiry reaches sales',
      codeFolder: path.join(build.handlersFolder, 'canary'),
      permissions: proofPermissions([table.tableArn]),
      memorySize: 256,
      // It waits up to three minutes for the email.
      timeout: Duration.minutes(5),
      retryAttempts: 0,
      environment: {
        [environmentVariables.tableName]: table.tableName,
        [environmentVariables.siteOrigin]: siteOrigin,
      },
    });
    new Rule(this, 'Daily', {
      description: 'Proves that inquiries reach sales',
      // At a fixed time, as a rate begins while the first deployment is still under way.
      schedule: Schedule.cron({ hour: '6', minute: '23' }),
      targets: [new LambdaTarget(canary, { retryAttempts: 0 })],
    });
    this.alarm = createAlarm(this, 'TestInquiry', {
      // Two days contain a test, a single one may not: tests are up to a minute more than a day apart.
      metric: canary.metricErrors({ ...sum, period: Duration.days(2) }),
      // The first deployment is up to a day before the first test.
      treatMissingData: TreatMissingData.MISSING,
      description:
        'The daily test inquiry did not reach sales. The log of Canary names the link that broke: served, answered, stored, mailed or erased. If the state is INSUFFICIENT_DATA, Canary has not run for two days.',
      incident: 'notNotified',
      topic,
    });
  }
}
