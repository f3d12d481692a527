import { Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { notifyMetrics, notifySalesEnvironment } from '#lambda/environment.ts';
import { outboxIndex } from '#lambda/inquiry-item.ts';
import { maximum, sum } from './alarm.ts';
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

/** What happens to a mail that does not arrive, by the name of its metric. */
const undelivered = {
  Bounce: EmailSendingEvent.BOUNCE,
  Complaint: EmailSendingEvent.COMPLAINT,
  Reject: EmailSendingEvent.REJECT,
  RenderingFailure: EmailSendingEvent.RENDERING_FAILURE,
};
/** SES tags each mail with the name of its configuration set. */
const setTag = 'ses:configuration-set';

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
  /** Number of mails that SES accepted and that sales did not get. */
  readonly undeliveredMails: MathExpression;

  constructor(scope: Construct, id: string, props: SalesNotificationProps) {
    super(scope, id);
    const configurationSet = this.configurationSet();
    this.notifySales = this.lambda(props, configurationSet);
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
    this.undeliveredMails = undeliveredMails(configurationSet);
  }

  /**
   * Counts undelivered mails in CloudWatch, as these counts contain nothing about visitors; the events themselves
   * contain the subject. Without a suppression list SES tries every mail: it accepts mails to suppressed addresses and
   * withholds them.
   */
  private configurationSet(): ConfigurationSet {
    const set = new ConfigurationSet(this, 'Mails', { disableSuppressionList: true });
    set.addEventDestination('Undelivered', {
      events: Object.values(undelivered),
      destination: EventDestination.cloudWatchDimensions([
        { name: setTag, source: CloudWatchDimensionSource.MESSAGE_TAG, defaultValue: 'none' },
      ]),
    });
    return set;
  }

  private lambda(
    { table, codeFolder, salesEmail, senderEmail, logKey }: SalesNotificationProps,
    { configurationSetName }: ConfigurationSet,
  ) {
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
        this.sendMail(salesEmail, senderEmail, configurationSetName),
      ],
      memorySize: 256,
      timeout: Duration.seconds(50),
      retryAttempts: 0,
      maxEventAge: interval,
      environment: {
        [notifySalesEnvironment.tableName]: table.tableName,
        [notifySalesEnvironment.salesEmail]: salesEmail,
        [notifySalesEnvironment.senderEmail]: senderEmail,
        [notifySalesEnvironment.configurationSet]: configurationSetName,
        [notifySalesEnvironment.metricsNamespace]: Stack.of(this).stackName,
      },
    });
  }

  /**
   * Allows mails from this sender to this recipient only. SES checks the identity that is verified, which is the
   * address or its domain, in the sandbox the recipient's identity as well, and the configuration set.
   */
  private sendMail(salesEmail: string, senderEmail: string, configurationSet: string): PolicyStatement {
    const names = [senderEmail, salesEmail].flatMap((email) => [email, email.slice(email.indexOf('@') + 1)]);
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        arn('configuration-set', configurationSet),
        ...[...new Set(names)].map((name) => arn('identity', name)),
      ],
      conditions: {
        StringEquals: { 'ses:FromAddress': senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [salesEmail] },
      },
    });
  }
}

/** Counts that do not exist are left out of the sum, and most months none exists. */
function undeliveredMails({ configurationSetName }: ConfigurationSet): MathExpression {
  const metrics = Object.keys(undelivered).map(
    (metricName) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        dimensionsMap: { [setTag]: configurationSetName },
        ...sum,
      }),
  );
  return new MathExpression({
    expression: 'SUM(METRICS())',
    label: 'Undelivered mails',
    usingMetrics: Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric])),
  });
}
