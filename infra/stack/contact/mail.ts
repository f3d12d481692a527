import { Stack } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { EventBus } from 'aws-cdk-lib/aws-events';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IPublicHostedZone } from 'aws-cdk-lib/aws-route53';
import {
  CloudWatchDimensionSource,
  ConfigurationSet,
  EmailIdentity,
  EmailSendingEvent,
  EventDestination,
  Identity,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Settings } from '../../stages.ts';
import { sum } from '../monitoring/alarm.ts';

export interface SalesMailProps {
  readonly salesEmail: string;
  /** Email address that the emails come from. It or its domain is verified in SES. */
  readonly senderEmail: string;
  /**
   * Zone of the sender's domain, in which SES verifies the domain. An identity of that domain must not exist yet. Without
   * it the sender is verified by hand.
   */
  readonly senderZone: IPublicHostedZone | undefined;
}

/** What happens to an email that does not arrive, by the name of its metric. */
const undelivered = {
  Bounce: EmailSendingEvent.BOUNCE,
  Complaint: EmailSendingEvent.COMPLAINT,
  Reject: EmailSendingEvent.REJECT,
  RenderingFailure: EmailSendingEvent.RENDERING_FAILURE,
};
/** SES tags each email with the name of its configuration set. */
export const setTag = 'ses:configuration-set';

/** What SES needs to deliver the emails to sales, and to report those that it could not deliver. */
export class SalesMail extends Construct {
  readonly configurationSetName: string;
  /** Numbers of emails that SES accepted and that sales did not get. */
  readonly undelivered: readonly Metric[];
  /** Allows emails from the sender to sales only. */
  readonly permission: PolicyStatement;

  constructor(scope: Construct, id: string, props: SalesMailProps) {
    super(scope, id);
    this.configurationSetName = this.configurationSet().configurationSetName;
    this.undelivered = undeliveredMails(this.configurationSetName);
    this.permission = this.sendMail(props);
    const { senderZone } = props;
    if (senderZone !== undefined) {
      new EmailIdentity(this, 'Sender', {
        identity: Identity.publicHostedZone(senderZone),
        // Nothing else may use this name. With a subdomain of the sender's domain, SPF counts for DMARC, like DKIM.
        mailFromDomain: `website-bounces.${senderZone.zoneName}`,
      });
    }
  }

  /**
   * Counts undelivered emails in CloudWatch, and reports them to EventBridge, which stores nothing. The events name the
   * inquiries, and contain the subject as well. Without a suppression list SES tries every email: it accepts emails to suppressed addresses and
   * withholds them.
   */
  private configurationSet(): ConfigurationSet {
    const set = new ConfigurationSet(this, 'Set', { disableSuppressionList: true });
    set.addEventDestination('Undelivered', {
      events: Object.values(undelivered),
      destination: EventDestination.cloudWatchDimensions([
        { name: setTag, source: CloudWatchDimensionSource.MESSAGE_TAG, defaultValue: 'none' },
      ]),
    });
    // SES sends events to the default bus only.
    set.addEventDestination('Events', {
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.REJECT],
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
    });
    return set;
  }

  /**
   * SES checks the identity that is verified, which is the address, its domain or a domain above it, in the sandbox the
   * recipient's identity as well, and the configuration set.
   */
  private sendMail({ salesEmail, senderEmail, senderZone }: SalesMailProps): PolicyStatement {
    const names = [senderEmail, salesEmail].flatMap((email) => [email, emailDomain(email)]);
    if (senderZone !== undefined) names.push(senderZone.zoneName);
    const arn = (resource: string, resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
    return new PolicyStatement({
      actions: ['ses:SendEmail'],
      resources: [
        arn('configuration-set', this.configurationSetName),
        ...[...new Set(names)].map((name) => arn('identity', name)),
      ],
      conditions: {
        StringEquals: { 'ses:FromAddress': senderEmail },
        'ForAllValues:StringEquals': { 'ses:Recipients': [salesEmail] },
      },
    });
  }
}

function undeliveredMails(configurationSetName: string): readonly Metric[] {
  return Object.keys(undelivered).map(
    (metricName) =>
      new Metric({
        namespace: 'AWS/SES',
        metricName,
        dimensionsMap: { [setTag]: configurationSetName },
        ...sum,
      }),
  );
}

/** The part of an address behind the at sign. */
export function emailDomain(address: string): string {
  return address.slice(address.indexOf('@') + 1).toLowerCase();
}

/** Whether emails come from the domain or a subdomain, which SES can verify in the domain's zone. */
export function canVerifySender({ domain, salesEmail = '', senderEmail = salesEmail }: Settings): boolean {
  return domain !== undefined && `.${emailDomain(senderEmail)}`.endsWith(`.${domain}`);
}
