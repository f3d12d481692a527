import { notifyMetrics } from '../environment.ts';
import type { AttemptResult, Outbox, OutboxEntry } from '../inquiry/outbox.ts';
import { isExpired, type OutboxState, type StoredInquiry } from '../inquiry/stored-inquiry.ts';
import { failureReport, guarded, type Telemetry } from '../telemetry.ts';
import { digestMail, inquiryMail } from './mail.ts';
import type { SendMail } from './send-mail.ts';

export interface RunOptions {
  readonly outbox: Outbox;
  readonly sendMail: SendMail;
  readonly telemetry: Telemetry;
  /** In which emails show times, next to UTC. */
  readonly timeZone: string;
  readonly now: () => Date;
  /** Passes the time between two emails. */
  readonly pause: (milliseconds: number) => Promise<unknown>;
}

/** One run: mails what is due. It takes no event, so the schedule and the local site call it alike. */
export type Run = () => Promise<void>;

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;

/** The SES sandbox allows one email a second. */
const betweenMails = 1.1 * second;
/** No email is started later in a run than this. The Lambda's timeout leaves room for one more attempt. */
const runTime = 36 * second;
/** How long an attempt keeps its inquiries from others. It is longer than an attempt, and over at the next run. */
const claimTime = 50 * second;
/** How long an inquiry that SES refuses waits: longer each time. Each is over when a later run starts. */
const refusalWait = { first: 50 * second, longest: 15 * minute - 10 * second };
/**
 * An inquiry is set aside when SES has refused it for this time, and so often: with the waits above, that takes 22 hours in
 * which SES works, whatever outages there were between.
 */
const setAsideAfter = { time: day, refusals: 90 };
/** How long an inquiry waits that was tried again after it was set aside, and was refused again. */
const setAsideWait = day;
/** If more inquiries are due in a run, they are mailed as digests. */
const mostSingleMails = 5;
/** After this many emails of a kind that failed, a run leaves the others for later. */
const mostFailures = 2;
const digestSize = 50;
const mostDigests = 10;

type Batch = readonly OutboxEntry[];

/**
 * Mails the inquiries in the outbox, at least once each: they leave it after their email was sent. Those without a mark
 * come first. An inquiry that SES refuses waits longer and longer, and is set aside after a day; once SES takes the email
 * about another one, it is tried again. Whatever fails for one inquiry holds up no other.
 * @returns a run that throws at its end if anything failed; a later run tries it again
 */
export function createRun({ outbox, sendMail, timeZone, now, pause, ...options }: RunOptions): Run {
  const telemetry = guarded(options.telemetry);
  const after = (wait: number) => new Date(now().getTime() + wait);

  const ageOf = ({ unsentSince }: OutboxEntry) => now().getTime() - Date.parse(unsentSince);

  function afterRefusal({ outbox: state, refusals, firstRefusedAt }: StoredInquiry): AttemptResult {
    const refusedAt = now();
    if (state === 'setAside') return { refusedAt, dueAt: after(setAsideWait), isSetAside: true };
    const since = firstRefusedAt === undefined ? refusedAt.getTime() : Date.parse(firstRefusedAt);
    const isSetAside =
      refusedAt.getTime() - since >= setAsideAfter.time && refusals + 1 >= setAsideAfter.refusals;
    const wait = Math.min(refusalWait.longest, refusalWait.first * 2 ** refusals);
    return { refusedAt, dueAt: isSetAside ? refusedAt : after(wait), isSetAside };
  }

  return async () => {
    const started = now().getTime();
    let hasFailed = false;
    let mails = 0;
    let isSesWorking = false;
    let hasSentSingle = false;

    function failed(error: unknown, details: object): void {
      hasFailed = true;
      telemetry.error('failed', { ...details, ...failureReport(error) });
    }

    /** @returns undefined if the outbox cannot be read */
    async function entries(state: OutboxState): Promise<Batch | undefined> {
      try {
        return await outbox.entries(state);
      } catch (error) {
        failed(error, { state });
        return undefined;
      }
    }

    async function claim(batch: Batch, nextAttempt: Date): Promise<readonly StoredInquiry[]> {
      const claims = batch.map(async (entry) => {
        try {
          return await outbox.claim(entry, nextAttempt);
        } catch (error) {
          failed(error, { ids: [entry.id] });
          return undefined;
        }
      });
      const claimed = await Promise.all(claims);
      return claimed.filter(
        (inquiry) => inquiry !== undefined && !isExpired(inquiry, now()),
      ) as StoredInquiry[];
    }

    /** @returns whether the result of at least one was recorded */
    async function record(
      inquiries: readonly StoredInquiry[],
      resultOf: (inquiry: StoredInquiry) => AttemptResult,
    ): Promise<boolean> {
      const records = inquiries.map(async (inquiry) => {
        try {
          await outbox.record(inquiry, resultOf(inquiry));
          return true;
        } catch (error) {
          failed(error, { ids: [inquiry.id] });
          return false;
        }
      });
      return (await Promise.all(records)).includes(true);
    }

    /** @returns whether SES sent or refused the email, and the store recorded it */
    async function mail(inquiries: readonly StoredInquiry[]): Promise<boolean> {
      const [first, ...others] = inquiries;
      if (first === undefined) return true;
      const isSingle = others.length === 0;
      const ids = inquiries.map(({ id }) => id);
      try {
        const result = await sendMail(
          isSingle ? inquiryMail(first, timeZone) : digestMail(inquiries, timeZone),
        );
        if (result === 'refused') {
          telemetry.info('refused', { ids });
          return await record(
            inquiries,
            isSingle ? afterRefusal : () => ({ aloneFrom: after(refusalWait.first) }),
          );
        }
        const { messageId } = result;
        telemetry.info('sent', { ids, messageId });
        hasSentSingle ||= isSingle;
        return await record(inquiries, () => ({ sentAt: now(), messageId }));
      } catch (error) {
        failed(error, { ids });
        return false;
      }
    }

    /** Mails of one kind, so those of which two fail hold up no other kind. */
    async function mailAll(batches: readonly Batch[]): Promise<void> {
      let failures = 0;
      for (const batch of batches) {
        if (failures === mostFailures || now().getTime() + betweenMails - started > runTime) return;
        const nextAttempt = after(claimTime);
        const inquiries = await claim(batch, nextAttempt);
        if (inquiries.length === 0) continue;
        if (mails > 0) await pause(betweenMails);
        mails += 1;
        if (await mail(inquiries)) {
          isSesWorking = true;
          continue;
        }
        failures += 1;
        // One of these inquiries makes their email fail.
        if (isSesWorking && inquiries.length > 1 && failures < mostFailures)
          await record(inquiries, () => ({ aloneFrom: nextAttempt }));
      }
    }

    const unmarked = await entries('unsent');
    const marked = await entries('unsentMarked');
    const setAside = await entries('setAside');
    if (unmarked && marked) {
      const oldest = Math.max(0, ...[unmarked, marked].map(([first]) => (first ? ageOf(first) : 0)));
      telemetry.metric(notifyMetrics.unsentAge, oldest / second, 'Seconds');
    }
    if (setAside) telemetry.metric(notifyMetrics.setAside, setAside.length, 'Count');

    for (const unsent of [unmarked, marked]) await mailAll(batchesOf(unsent ?? [], started));
    if (hasSentSingle) await mailAll(batchesOfSetAside(setAside ?? [], started));
    // Not the errors themselves: the Lambda runtime would log their messages, which may quote an email.
    if (hasFailed) throw new Error('Something could not be mailed or recorded. The log says what, and why.');
  };
}

/**
 * What to mail in this run, one email for each batch. Inquiries that were not tried before come first, then those least
 * recently tried, so one that always fails does not hold up others. The first of those that were tried go alone: they
 * show whether SES works again.
 */
function batchesOf(unsent: Batch, time: number): readonly Batch[] {
  const fresh = unsent.filter(({ dueAt }) => dueAt === undefined);
  const { together, alone } = dueOf(unsent, time, refusalWait.longest);
  const probes = together.splice(0, mostFailures);
  return [...mailsOf(fresh), ...probes.map(single), ...mailsOf(together), ...alone.map(single)];
}

/** What to mail of that which was set aside. */
function batchesOfSetAside(setAside: Batch, time: number): readonly Batch[] {
  const { together, alone } = dueOf(setAside, time, setAsideWait);
  return [...mailsOf(together), ...alone.map(single)];
}

/**
 * Entries that were tried before and are due, the least recently tried first.
 * @param longest milliseconds that an entry can wait; a time further ahead was written while the clock was wrong
 */
function dueOf(entries: Batch, time: number, longest: number) {
  const isDue = (dueAt: number) => dueAt <= time || dueAt > time + longest;
  const due = entries
    .filter(({ dueAt }) => dueAt !== undefined && isDue(Date.parse(dueAt)))
    .sort(({ dueAt: a = '' }, { dueAt: b = '' }) => (a < b ? -1 : Number(a > b)));
  return {
    together: due.filter(({ isAlone }) => !isAlone),
    alone: due.filter(({ isAlone }) => isAlone).slice(0, mostSingleMails),
  };
}

const single = (entry: OutboxEntry) => [entry];

/** A few are mailed one by one, many as digests. */
function mailsOf(entries: Batch): readonly Batch[] {
  if (entries.length <= mostSingleMails) return entries.map(single);
  const count = Math.min(mostDigests, Math.ceil(entries.length / digestSize));
  return Array.from({ length: count }, (_, i) => entries.slice(i * digestSize, (i + 1) * digestSize));
}
