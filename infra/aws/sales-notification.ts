import { Duration, Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { notifyMetrics, notifySalesEnvironment } from '#lambda/environment.ts';
import { outboxIndex } from '#lambda/inquiry-item.ts';
import { maximum } from './alarm.ts';
import { bundledLambda } from './bundled-lambda.ts';

export interface SalesNotificationProps {
  /** Table of the inquiries, with its outbox. */
  readonly table: TableV2;
  /** Folder of the bundled Lambda: `index.mjs` with an export named `handler`. */
  readonly codeFolder: string;
  /** E-mail address that receives the mails. */
  readonly salesEmail: string;
  /** E-mail address that the mails come from. It or its domain is verified in SES. */
  readonly senderEmail: string;
  /**
   * Key of the logs, which CloudWatch may use.
   * @default CloudWatch's own
   */
  readonly logKey?: IKey | undefined;
}

const interval = Duration.minutes(1);

/**
 * Mails inquiries to sales: every minute a Lambda sends what is in the table's outbox. A run ends before the next one
 * starts, so the Lambda uses one unit of the account's concurrency and leaves the rest to the contact form.
 */
export class SalesNotification extends Construct {
  readonly notifySales: LambdaFunction;
  /** Age in seconds of the oldest inquiry whose mail has not been sent. */
  readonly unsentAge: Metric;
  /** Number of inquiries that were set aside. */
  readonly setAside: Metric;

  constructor(scope: Construct, id: string, props: SalesNotificationProps) {
    super(scope, id);
    this.notifySales = this.lambda(props);
    new Rule(this, 'EveryMinute', {
      description: 'Sends the mails of new inquiries',
      schedule: Schedule.rate(interval),
      // A missed run is not repeated: the next one does its work.
      targets: [new LambdaTarget(this.notifySales, { retryAttempts: 0, maxEventAge: interval })],
    });
    const metric = (metricName: string) =>
      new Metric({
        namespace: Stack.of(this).stackName,
        metricName,
        dimensionsMap: { service: 'notify-sales' },
        ...maximum,
      });
    this.unsentAge = metric(notifyMetrics.unsentAge);
    this.setAside = metric(notifyMetrics.setAside);
  }

  private lambda({ table, codeFolder, salesEmail, senderEmail, logKey }: SalesNotificationProps) {
    return bundledLambda(this, 'NotifySales', {
      description: 'Sends inquiries to sales by e-mail',
      codeFolder,
      logKey,
      permissions: [
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${table.tableArn}/index/${outboxIndex.name}`],
        }),
        // An update also returns the inquiry, so the Lambda needs no other read access.
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }),
        this.sendMail(salesEmail, senderEmail),
      ],
      memorySize: 256,
      timeout: Duration.seconds(50),
      retryAttempts: 0,
      maxEventAge: interval,
      environment: {
        [notifySalesEnvironment.tableName]: table.tableName,
        [notifySalesEnvironment.salesEmail]: salesEmail,
        [notifySalesEnvironment.senderEmail]: senderEmail,
        [notifySalesEnvironment.metricsNamespace]: Stack.of(this).stackName,
      },
    });
  }

  /**
   * Allows mails from this sender to this recipient only. SES checks the identity that is verified, which is the
   * address or its domain, and in the sandbox the recipient's identity as well.
   */
  private sendMail(salesEmail: string, senderEmail: string): PolicyStatement {
    const names = [senderEmail, salesEmail].flatMap((email) => [email, email.slice(email.indexOf('@') + 1)]);
    const identities = [...new Set(names)].map((resourceName) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName }),
    );
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: identities,
      conditions: {
        StringEquals: { 'ses:FromAddress': senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [salesEmail] },
      },
    });
  }
}
