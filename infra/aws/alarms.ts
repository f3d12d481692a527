import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import { type AlarmOptions, createAlarm, maximum, sum } from './alarm.ts';
import type { ContactApi } from './contact-api.ts';
import type { InquiryTable } from './inquiry-table.ts';
import type { SalesNotification } from './sales-notification.ts';

export interface AlarmsProps {
  readonly api: ContactApi;
  readonly inquiries: InquiryTable;
  /** Undefined if nobody is notified. */
  readonly notification: SalesNotification | undefined;
  /** Topic that the alarms are sent to. */
  readonly topic: ITopic;
}

type OwnOptions = Omit<AlarmOptions, 'topic' | 'incident'>;

/** Minutes that an inquiry may wait for its mail. */
const longestWait = 30;

/** Alarms of the contact service. The distribution's is in distribution-alarm.ts. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { api, inquiries, notification, topic }: AlarmsProps) {
    super(scope, id);
    const taking = (name: string, options: OwnOptions) =>
      createAlarm(this, name, { ...options, incident: 'notAccepted', topic });

    this.all = [
      taking('ApiErrors', {
        metric: api.stage.metricServerError(sum),
        description:
          'The API responded with 5xx: visitors saw that their inquiry was not sent. Look for "failed" in the log of SubmitInquiry.',
      }),
      taking('SubmitErrors', {
        metric: api.submitInquiry.metricErrors(sum),
        description:
          'The Lambda SubmitInquiry crashed or timed out. Check its log and what was deployed last.',
      }),
      taking('SubmitThrottles', {
        metric: api.submitInquiry.metricThrottles(sum),
        description:
          'SubmitInquiry was throttled: a flood of requests, or the concurrency limit of the account or of reservedConcurrency is too low.',
      }),
      taking('SubmitDuration', {
        metric: api.submitInquiry.metricDuration(maximum),
        threshold: nearTimeout(api.submitInquiry),
        description:
          'SubmitInquiry nearly timed out: DynamoDB responds slowly or not at all. Check the health of the region.',
      }),
      taking('TableThrottles', {
        metric: throttledPuts(inquiries),
        description:
          'DynamoDB throttled writes of inquiries. The Lambda tries again; check whether it is a flood.',
      }),
      ...(notification === undefined ? [] : this.notifierAlarms(notification, topic)),
    ];
  }

  private notifierAlarms(notification: SalesNotification, topic: ITopic) {
    const { notifySales, unsentAge, setAside, undeliveredMails } = notification;
    const notifying = (name: string, options: OwnOptions) =>
      createAlarm(this, name, { ...options, incident: 'notNotified', topic });
    return [
      notifying('UnsentAge', {
        metric: unsentAge,
        threshold: longestWait * 60,
        // NotifySales publishes this every minute, so three empty periods mean that it does not run.
        periods: 3,
        ringsWithoutData: true,
        description: `An inquiry has waited for its mail for ${longestWait} minutes, or NotifySales does not run. No inquiry is lost. Check the log of NotifySales.`,
      }),
      notifying('SetAside', {
        metric: setAside,
        description:
          'The mail of an inquiry was refused for a day and is not tried again. Read the inquiry with npm run inquiries -- list --unsent.',
      }),
      notifying('UndeliveredMails', {
        metric: undeliveredMails,
        description:
          'SES accepted the mail of an inquiry, but it bounced, was rejected, or was marked as spam. Sales may not have it. Read the inquiries with npm run inquiries -- list.',
      }),
      notifying('NotifyErrors', {
        metric: notifySales.metricErrors(sum),
        // A single failure is repaired by the next run, a minute later.
        periods: 3,
        description:
          'The Lambda NotifySales has crashed or timed out for 15 minutes. Check its log and what was deployed last.',
      }),
    ];
  }
}

/** 80 % of a Lambda's timeout in milliseconds, the unit of its duration metric. */
function nearTimeout({ timeout }: LambdaFunction): number {
  return (timeout?.toMilliseconds() ?? 3000) * 0.8;
}

/** DynamoDB reports throttled writes of an index as throttled writes of its table. */
function throttledPuts({ table }: InquiryTable): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName: 'ThrottledRequests',
    dimensionsMap: { TableName: table.tableName, Operation: 'PutItem' },
    ...sum,
  });
}
