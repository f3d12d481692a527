import path from 'node:path';
import { Annotations, Duration, Stack } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { environmentVariables, notifyMetrics } from '#lambda/environment.ts';
import { outboxIndex } from '#lambda/inquiry/item.ts';
import type { Settings } from '../../stages.ts';
import type { BuildOutput } from '../build-output.ts';
import { maximum } from '../monitoring/alarm.ts';
import { bundledLambda } from './bundled-lambda.ts';
import { canVerifySender, emailDomain, SalesMail, type SalesMailProps } from './mail.ts';

export interface SalesNotificationProps extends SalesMailProps {
  readonly table: ITableV2;
  readonly build: BuildOutput;
  /** CloudWatch namespace of the Lambda's metrics. Without it nothing is counted. */
  readonly metricsNamespace: string | undefined;
  /** In which the emails show times, next to UTC. */
  readonly timeZone: string;
}

/** Emails to sales as configured; undefined, with a message to whoever deploys, if nobody is to be notified. */
export function salesNotification(
  scope: Construct,
  settings: Settings,
  props: Omit<SalesNotificationProps, 'salesEmail' | 'senderEmail' | 'timeZone'>,
): SalesNotification | undefined {
  const { salesEmail, senderEmail = salesEmail, timeZone } = settings;
  if (salesEmail === undefined || senderEmail === undefined) {
    Annotations.of(scope).addInfoV2(
      'website:nobodyIsNotified',
      'Nobody is notified of inquiries, as salesEmail is not set. They are stored: read them with npm run inquiries.',
    );
    return undefined;
  }
  if (settings.hostedZoneId !== undefined && canVerifySender(settings) && !settings.senderIdentity) {
    Annotations.of(scope).addInfoV2(
      'website:senderByHand',
      `The SES identity of ${senderEmail} is managed by hand. Set senderIdentity=true to have it in this stack, with its DNS records.`,
    );
  }
  return new SalesNotification(scope, 'SalesNotification', { ...props, salesEmail, senderEmail, timeZone });
}

const interval = Duration.minutes(1);

/**
 * Mails inquiries to sales: every minute a Lambda sends what is in the table's outbox. A run ends before the next one
 * starts, so the Lambda uses one unit of the account's concurrency and leaves the rest to the contact form.
 */
export class SalesNotification extends Construct {
  readonly notifySales: LambdaFunction;
  readonly senderDomain: string;
  /** Of the emails, in SES's events. */
  readonly configurationSetName: string;
  /** Age in seconds of the oldest inquiry whose email has not been sent. */
  readonly unsentAge: Metric;
  /** Number of emails that bounced, were rejected or marked as spam. */
  readonly mailsNotReceived: MathExpression;
  /** Number of inquiries that are set aside, as SES refused their emails for a day. */
  readonly setAside: Metric;

  constructor(scope: Construct, id: string, props: SalesNotificationProps) {
    super(scope, id);
    const mail = new SalesMail(this, 'Mail', props);
    this.configurationSetName = mail.configurationSetName;
    this.senderDomain = emailDomain(props.senderEmail);
    this.notifySales = this.lambda(props, mail);
    new Rule(this, 'EveryMinute', {
      description: 'Sends the emails about new inquiries',
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
    this.mailsNotReceived = new MathExpression({
      // Counts that do not exist are left out of the sum, and most months none exists.
      expression: 'SUM(METRICS())',
      label: 'Emails not received',
      period: maximum.period,
      usingMetrics: Object.fromEntries(mail.undelivered.map((count, index) => [`m${index}`, count])),
    });
  }

  private lambda(
    { table, build, salesEmail, senderEmail, timeZone, metricsNamespace }: SalesNotificationProps,
    mail: SalesMail,
  ) {
    return bundledLambda(this, 'NotifySales', {
      description: 'Sends inquiries to sales by email',
      codeFolder: path.join(build.handlersFolder, 'notify-sales'),
      permissions: [
        new PolicyStatement({
          actions: ['dynamodb:Query'],
          resources: [`${table.tableArn}/index/${outboxIndex.name}`],
        }),
        // An update also returns the inquiry, so the Lambda needs no other read access.
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }),
        mail.permission,
      ],
      memorySize: 256,
      timeout: Duration.seconds(50),
      retryAttempts: 0,
      maxEventAge: interval,
      environment: {
        [environmentVariables.tableName]: table.tableName,
        [environmentVariables.salesEmail]: salesEmail,
        [environmentVariables.senderEmail]: senderEmail,
        [environmentVariables.configurationSet]: mail.configurationSetName,
        [environmentVariables.timeZone]: timeZone,
        ...(metricsNamespace !== undefined && {
          [environmentVariables.metricsNamespace]: metricsNamespace,
        }),
      },
    });
  }
}
