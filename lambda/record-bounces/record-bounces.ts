import { idsInHeaders } from '../inquiry/ids-header.ts';
import type { Outbox } from '../inquiry/outbox.ts';
import { guarded, type Telemetry } from '../telemetry.ts';

/** What is read of SES's event about an email that was not delivered ("Contents of event data" in AWS's documentation). */
export interface BounceEvent {
  /** When it was sent: ISO 8601. */
  readonly time: string;
  readonly detail: {
    readonly eventType: string;
    readonly bounce?: { readonly bounceType?: string; readonly bounceSubType?: string };
    readonly mail: {
      readonly messageId: string;
      readonly headers: readonly { readonly name: string; readonly value: string }[];
    };
  };
}

export interface RecorderOptions {
  readonly outbox: Pick<Outbox, 'recordBounce'>;
  readonly telemetry: Telemetry;
}

/**
 * Records on each inquiry that an email was about that it was not delivered.
 * @returns a handler that throws if the store fails; EventBridge then repeats the event
 */
export function createRecorder({ outbox, ...options }: RecorderOptions) {
  const telemetry = guarded(options.telemetry);
  return async ({ time, detail }: BounceEvent): Promise<void> => {
    const { eventType, bounce, mail } = detail;
    const { messageId } = mail;
    const ids = idsInHeaders(mail.headers.map(({ name, value }) => ({ Name: name, Value: value })));
    // Not the server's own words, which may quote the email.
    const reason = [eventType, bounce?.bounceType, bounce?.bounceSubType].filter(Boolean).join(', ');
    telemetry.error('not delivered', { messageId, ids, reason });
    await Promise.all(ids.map((id) => outbox.recordBounce(id, messageId, new Date(time))));
  };
}
