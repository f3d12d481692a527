import { notifyMetrics } from '../environment.ts';
import type { AttemptResult, Outbox, OutboxEntry } from '../inquiry/outbox.ts';
import type { StoredInquiry } from '../inquiry/stored-inquiry.ts';
import { failureReport, guarded, type Telemetry } from '../telemetry.ts';
import { digestMail, inquiryMail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

export interface RunOptions {
  readonly outbox: Outbox;
  readonly sendMail: SendMail;
  readonly telemetry: Telemetry;
  readonly now: () => Date;
  /** Passes the time between two emails. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** One run: mails what is due. It takes no event, so the schedule and the local site call it alike. */
export type Run = () => Promise<void>;

const second = 1000;
const minute = 60 * second;

/** The SES sandbox allows one email a second. */
const betweenMails = 1.1 * second;
/** No email is started later in a run than this. The Lambda's timeout leaves room for one more attempt. */
const runTime = 36 * second;
/** How long an attempt keeps its inquiries from others. It is longer than an attempt, and over at the next run. */
const claimTime = 50 * second;
/** How long an inquiry that SES refuses waits: longer each time. Each is over when a later run starts. */
const refusalWait = { first: 50 * second, longest: 15 * minute - 10 * second };
/** An inquiry that is still refused after this time, and after this many attempts, is set aside. */
const setAsideAfter = { time: 24 * 60 * minute, attempts: 10 };
/** If more inquiries are due in a run, they are mailed as digests. */
const mostSingleMails = 5;
/** After this many failures a run ends. */
const mostFailures = 2;
const digestSize = 50;
const mostDigests = 10;

/**
 * Mails the inquiries in the outbox, at least once each: they leave it after their email was sent. An inquiry that SES
 * refuses waits longer and longer, and is set aside after a day; it never holds up another one.
 * @returns a run that throws if the store or SES cannot be used right now; a later run tries again
 */
export function createRun({ outbox, sendMail, now, pause, ...options }: RunOptions): Run {
  const telemetry = guarded(options.telemetry);

  return async () => {
    const started = now().getTime();
    const unsent = await outbox.unsent();
    const oldest = Math.max(0, started - Date.parse(unsent[0]?.unsentSince ?? now().toISOString()));
    telemetry.metric(notifyMetrics.unsentAge, oldest / second, 'Seconds');
    telemetry.metric(notifyMetrics.setAside, await outbox.countSetAside(), 'Count');

    let hasSent = false;
    let failures = 0;
    for (const [index, batch] of batchesOf(unsent, started).entries()) {
      if (now().getTime() + betweenMails - started > runTime) break;
      const nextAttempt = new Date(now().getTime() + claimTime);
      const claimed = await Promise.all(batch.map((entry) => outbox.claim(entry, nextAttempt)));
      const inquiries = claimed.filter((inquiry) => inquiry !== undefined);
      if (inquiries.length === 0) continue;
      if (index > 0) await pause(betweenMails);
      if (await mail(inquiries)) {
        hasSent = true;
        continue;
      }
      failures += 1;
      if (failures === mostFailures) break;
      // SES works, so one of these inquiries makes their email fail.
      if (hasSent && inquiries.length > 1) await record(inquiries, () => ({ aloneFrom: nextAttempt }));
    }
    // Not the errors themselves: the Lambda runtime would log their messages, which may quote an email.
    if (failures > 0) throw new Error('An email was not sent, or not recorded as sent. The log says why.');
  };

  /** @returns whether SES sent or refused the email, and the store recorded it */
  async function mail(inquiries: readonly StoredInquiry[]): Promise<boolean> {
    const [first, ...others] = inquiries;
    if (first === undefined) return true;
    const ids = inquiries.map(({ id }) => id);
    try {
      const result = await sendMail(others.length === 0 ? inquiryMail(first) : digestMail(inquiries));
      telemetry.info(result, { ids });
      const afterRefusal = others.length === 0 ? afterOwnRefusal : retriedAlone;
      await record(inquiries, result === 'sent' ? () => ({ sentAt: now() }) : afterRefusal);
      return true;
    } catch (error) {
      telemetry.error('failed', { ids, ...failureReport(error) });
      return false;
    }
  }

  async function record(
    inquiries: readonly StoredInquiry[],
    resultOf: (inquiry: StoredInquiry) => AttemptResult,
  ): Promise<void> {
    await Promise.all(inquiries.map((inquiry) => outbox.record(inquiry, resultOf(inquiry))));
  }

  function afterOwnRefusal(inquiry: StoredInquiry): AttemptResult {
    const isOld = now().getTime() - Date.parse(inquiry.unsentSince ?? '') >= setAsideAfter.time;
    return isOld && inquiry.attempts >= setAsideAfter.attempts ? 'setAside' : retriedAlone(inquiry);
  }

  /** SES may refuse a digest for one inquiry in it, so each is tried alone, however often it was tried before. */
  function retriedAlone({ attempts }: StoredInquiry): AttemptResult {
    const wait = Math.min(refusalWait.longest, refusalWait.first * 2 ** (attempts - 1));
    return { aloneFrom: new Date(now().getTime() + wait) };
  }
}

/**
 * What to mail in this run, one email for each batch. Inquiries that were not tried before come first, then those least
 * recently tried, so one that always fails does not hold up others. The first of those that were tried go alone: they
 * show whether SES works again.
 */
function batchesOf(unsent: readonly OutboxEntry[], time: number): readonly (readonly OutboxEntry[])[] {
  const fresh = unsent.filter(({ dueAt }) => dueAt === undefined);
  const retried = unsent
    .filter(({ dueAt }) => dueAt !== undefined && isDue(Date.parse(dueAt), time))
    .sort(({ dueAt: a = '' }, { dueAt: b = '' }) => (a < b ? -1 : Number(a > b)));
  const alone = retried.filter(({ isAlone }) => isAlone).slice(0, mostSingleMails);
  const others = retried.filter(({ isAlone }) => !isAlone);
  const probes = others.splice(0, mostFailures);
  return [...mailsOf(fresh), ...probes.map(single), ...mailsOf(others), ...alone.map(single)];
}

const single = (entry: OutboxEntry) => [entry];

/** A few are mailed one by one, many as digests. */
function mailsOf(entries: readonly OutboxEntry[]): readonly (readonly OutboxEntry[])[] {
  if (entries.length <= mostSingleMails) return entries.map(single);
  const count = Math.min(mostDigests, Math.ceil(entries.length / digestSize));
  return Array.from({ length: count }, (_, i) => entries.slice(i * digestSize, (i + 1) * digestSize));
}

/** A time further ahead than the longest wait was written while the clock was wrong, so it counts as due. */
const isDue = (dueAt: number, time: number) => dueAt <= time || dueAt > time + refusalWait.longest;
