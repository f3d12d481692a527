import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib';
import type { TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  FilterCriteria,
  FilterRule,
  type Function as LambdaFunction,
  StartingPosition,
} from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { environment } from '#lambda/notify-sales/env.ts';
import { notifiedAt, resendRequestedAt } from '#lambda/notify-sales/inquiry-table.ts';
import { bundledLambda } from './bundled-lambda.ts';

export interface SalesNotificationProps {
  /** Table whose new inquiries are told; it has a stream with new images. */
  readonly table: TableV2;
  /** Folder of the bundled Lambda: `index.mjs` with an export named `handler`. */
  readonly codeFolder: string;
  /** E-mail address that is told. */
  readonly salesEmail: string;
  /** E-mail address that the mails come from; it or its domain is verified in SES. */
  readonly senderEmail: string;
  /**
   * Key of the logs; it lets CloudWatch use it.
   * @default the one that CloudWatch owns
   */
  readonly logKey?: IKey | undefined;
}

/** What is told, as patterns of the event source, either of which is enough: other changes are the marks of what was told. */
const newInquiry = { eventName: FilterRule.isEqual('INSERT') };
const resend = {
  eventName: FilterRule.isEqual('MODIFY'),
  // An event source asks leaves alone whether they exist, so the attribute's type stands there as well.
  dynamodb: {
    NewImage: {
      [resendRequestedAt]: { S: FilterRule.exists() },
      [notifiedAt]: { S: FilterRule.notExists() },
    },
  },
};

/**
 * Tells sales of every new inquiry, and once more when its owner asks, out of its visitor's way; what cannot be told ends
 * in a queue.
 */
export class SalesNotification extends Construct {
  /** Where each record that failed to the end is noted: its place in the stream, not its content. */
  readonly deadLetters: Queue;
  /** The Lambda. */
  readonly notifySales: LambdaFunction;

  constructor(scope: Construct, id: string, props: SalesNotificationProps) {
    super(scope, id);
    this.deadLetters = new Queue(this, 'DeadLetters', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      // The longest there is: time to notice, and the inquiries themselves stay in their table.
      retentionPeriod: Duration.days(14),
      removalPolicy: RemovalPolicy.DESTROY,
    });
    Validations.of(this.deadLetters).acknowledge({
      id: 'AwsSolutions-SQS3',
      reason: 'It is the dead-letter queue itself, of a stream and not of another queue.',
    });
    this.notifySales = this.lambda(props);
    this.notifySales.addEventSource(
      new DynamoEventSource(props.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        filters: [FilterCriteria.filter(newInquiry), FilterCriteria.filter(resend)],
        batchSize: 5,
        maxBatchingWindow: Duration.seconds(1),
        // A record that fails is split from its batch, tried again and then put aside; other inquiries go on meanwhile.
        reportBatchItemFailures: true,
        bisectBatchOnError: true,
        retryAttempts: 20,
        maxRecordAge: Duration.hours(12),
        parallelizationFactor: 10,
        onFailure: new SqsDlq(this.deadLetters),
      }),
    );
  }

  private lambda({ table, codeFolder, salesEmail, senderEmail, logKey }: SalesNotificationProps) {
    const { lambda } = bundledLambda(this, 'NotifySales', {
      description: 'Tells sales of new inquiries by e-mail',
      codeFolder,
      logKey,
      rights: [
        // For the mark; the inquiries come with the stream, so nothing is read from the table.
        new PolicyStatement({ actions: ['dynamodb:UpdateItem'], resources: [table.tableArn] }),
        this.sending(salesEmail, senderEmail),
      ],
      memorySize: 256,
      // Five records, three calls each, each with four attempts of three seconds and the waits between them.
      timeout: Duration.minutes(5),
      environment: {
        [environment.tableName]: table.tableName,
        [environment.salesEmail]: salesEmail,
        [environment.senderEmail]: senderEmail,
      },
    });
    return lambda;
  }

  /**
   * From this sender to this recipient, and nothing else. SES asks for the address or for its domain, whichever is
   * verified, and in an account that is still in its sandbox for the recipient's as well.
   */
  private sending(salesEmail: string, senderEmail: string): PolicyStatement {
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
