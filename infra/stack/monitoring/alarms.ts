import { type Alarm, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import { Construct } from 'constructs';
import type { ContactApi } from '../contact/api.ts';
import type { SalesNotification } from '../contact/notification.ts';
import { createAlarm, sum } from './alarm.ts';

export interface AlarmsProps {
  readonly api: ContactApi;
  /** Undefined if nobody is notified. */
  readonly notification: SalesNotification | undefined;
  readonly topic: ITopic;
}

/** Minutes that an inquiry may wait until its email is sent. */
const longestWait = 30;

/** Refused calls in five minutes. Visitors cause a few, as the form checks what they type. */
const manyRefusals = 50;

/** Alarms of the contact service. Those of the distribution are in distribution-monitoring.ts. */
export class Alarms extends Construct {
  readonly all: readonly Alarm[];

  constructor(scope: Construct, id: string, { api, notification, topic }: AlarmsProps) {
    super(scope, id);
    this.all = [
      // A crash, a timeout or a throttled Lambda, and a table that refuses writes, all end in such a response.
      createAlarm(this, 'ApiErrors', {
        metric: api.stage.metricServerError(sum),
        description:
          'The API responded with 5xx: visitors saw that their inquiry was not sent. Look for "failed" in the log of SubmitInquiry.',
        incident: 'notAccepted',
        topic,
      }),
      createAlarm(this, 'ApiRefusals', {
        metric: api.stage.metricClientError(sum),
        threshold: manyRefusals,
        description: `The API refused ${manyRefusals} calls in five minutes: a flood that also keeps visitors out (429), or a form that sends what the API does not take. Look at the statuses in the access log of the API.`,
        incident: 'notAccepted',
        topic,
      }),
      ...(notification === undefined ? [] : this.notifierAlarms(notification, topic)),
    ];
  }

  private notifierAlarms({ unsentAge, mailsNotReceived, setAside }: SalesNotification, topic: ITopic) {
    return [
      createAlarm(this, 'UnsentAge', {
        metric: unsentAge,
        threshold: longestWait * 60,
        // NotifySales publishes this every minute, so three empty periods mean that it does not run.
        evaluationPeriods: 3,
        treatMissingData: TreatMissingData.BREACHING,
        description: `The email about an inquiry has not been sent for ${longestWait} minutes, or NotifySales does not run. No inquiry is lost. The log of NotifySales names what failed and its ids.`,
        incident: 'notNotified',
        topic,
      }),
      createAlarm(this, 'MailsNotReceived', {
        metric: mailsNotReceived,
        description:
          'SES could not deliver the email about an inquiry, or its reader marked it as spam. See what was not delivered with npm run inquiries -- list --bounced.',
        incident: 'notNotified',
        topic,
      }),
      // Not part of the sum above: it stays on until somebody acts, and meanwhile no other bounce would be reported.
      createAlarm(this, 'SetAside', {
        metric: setAside,
        description:
          'SES refused the email about an inquiry for a day, so it is set aside. It is tried again when SES takes the email about another one, and once a day after that. Read it with npm run inquiries -- list --unsent, and the reason in the log of NotifySales.',
        incident: 'notNotified',
        topic,
      }),
    ];
  }
}
