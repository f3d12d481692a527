import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { counted, type WatchProps, watch, worst } from './alarm.ts';
import type { ContactApi } from './contact-api.ts';
import type { InquiryTable } from './inquiry-table.ts';
import type { SalesNotification } from './sales-notification.ts';
import type { StaticSite } from './static-site.ts';

export interface AlarmsProps {
  readonly api: ContactApi;
  readonly inquiries: InquiryTable;
  /** Who tells sales, if anybody does. */
  readonly notification?: SalesNotification | undefined;
  /** The website's files. */
  readonly site: StaticSite;
  /** Who is told of alarms. */
  readonly topic: ITopic;
}

/** Share of its time from which on a Lambda is near its limit. */
const nearLimit = 0.8;

/** Longest that an inquiry may wait for its mail, in minutes. */
const longestWait = 30;

/**
 * Watches what takes inquiries, what tells of them, and what sorts out old files. The distribution's alarm is in
 * distribution-alarm.ts.
 */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { api, inquiries, notification, site, topic }: AlarmsProps) {
    super(scope, id);
    const taking = (name: string, props: Omit<WatchProps, 'topic' | 'incident'>) =>
      watch(this, name, { ...props, incident: 'notTaken', topic });
    const telling = (name: string, props: Omit<WatchProps, 'topic' | 'incident'>) =>
      watch(this, name, { ...props, incident: 'notTold', topic });

    this.all = [
      taking('ApiErrors', {
        metric: api.stage.metricServerError(counted),
        says: 'The API answered with 5xx: visitors were told that their inquiry was not sent. Look for "failed" in the log of the Lambda SubmitInquiry.',
      }),
      taking('SubmitErrors', {
        metric: api.submitInquiry.metricErrors(counted),
        says: 'The Lambda SubmitInquiry crashed or ran out of time. Look into its log, and at what was deployed last.',
      }),
      taking('SubmitThrottles', {
        metric: api.submitInquiry.metricThrottles(counted),
        says: "SubmitInquiry was refused more work: a flood, or the account's or the setting reservedConcurrency's limit is too low.",
      }),
      taking('SubmitDuration', {
        metric: api.submitInquiry.metricDuration(worst),
        from: nearTimeout(api.submitInquiry),
        says: 'SubmitInquiry came near its time limit: DynamoDB answers slowly or not at all. Look at the health of the region.',
      }),
      taking('TableThrottles', {
        metric: throttledPuts(inquiries),
        says: 'DynamoDB refused to store inquiries as there were too many at once. The Lambda tries again; look whether it is a flood.',
      }),
      ...(notification === undefined
        ? []
        : [
            telling('NotifyErrors', {
              metric: notification.notifySales.metricErrors(counted),
              says: 'The Lambda NotifySales crashed, or could not send a mail and tries again. Look into its log; mostly SES refuses.',
            }),
            telling('NotifyThrottles', {
              metric: notification.notifySales.metricThrottles(counted),
              says: "NotifySales was refused more work: the account's other Lambdas take all there is.",
            }),
            telling('NotifyDuration', {
              metric: notification.notifySales.metricDuration(worst),
              from: nearTimeout(notification.notifySales),
              says: 'NotifySales came near its time limit: SES or DynamoDB answers slowly. Look at the health of the region.',
            }),
            telling('NotifyAge', {
              metric: notification.notifySales.metric('IteratorAge', worst),
              from: longestWait * 60_000,
              says: `An inquiry has waited for its mail for ${longestWait} minutes. Nothing is lost; look into the log of NotifySales.`,
            }),
            telling('DeadLetters', {
              metric: notification.deadLetters.metricApproximateNumberOfMessagesVisible(worst),
              says: 'Sales was not told of an inquiry, and nobody tries again. Read it with npm run inquiries, then empty the queue DeadLetters.',
            }),
          ]),
      watch(this, 'RetireDropped', {
        // Not its errors: what fails is tried twice more.
        metric: site.retireAssets.metric('AsyncEventsDropped', counted),
        says: 'After a deployment the Lambda RetireAssets failed three times: the files of earlier builds are kept longer than they should, or a file of this one is missing. Look into its log.',
        incident: 'notServed',
        topic,
      }),
    ];
  }
}

/** In milliseconds, as its duration is measured. */
function nearTimeout({ timeout }: LambdaFunction): number {
  return (timeout?.toMilliseconds() ?? 3000) * nearLimit;
}

/** Of the one operation that takes inquiries; throttles of the index come back as throttles of it. */
function throttledPuts({ table }: InquiryTable): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName: 'ThrottledRequests',
    dimensionsMap: { TableName: table.tableName, Operation: 'PutItem' },
    ...counted,
  });
}
