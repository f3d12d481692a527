import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { type Io, inquiryCount, print } from './io.ts';
import { noSuchInquiry, type OpenInquiries, type TableChoice } from './open-inquiries.ts';
import type { InquiryRepository } from './repository.ts';

export interface ResendOptions extends TableChoice {
  /** All that were set aside. */
  readonly setAside?: true;
  /** All whose email was not delivered. */
  readonly bounced?: true;
  /** All whose email was sent at this time or later. */
  readonly since?: Date;
}

/**
 * Has the email about an inquiry, or about all that the options name, sent again, whether it was sent, is still tried or
 * was set aside.
 * @throws {SetupError} when there is no such inquiry
 */
export async function resend(
  id: string | undefined,
  options: ResendOptions,
  { repository, place, isDeployed }: OpenInquiries,
  io: Io,
): Promise<void> {
  const now = new Date();
  const when = isDeployed
    ? 'within a minute, if the stack was deployed with a salesEmail'
    : 'by the site within a minute if it is running, otherwise with the next npm start';
  if (id !== undefined) {
    if (!(await repository?.putIntoOutbox(id, now))) throw noSuchInquiry(id, place);
    return print(io, [`The email about inquiry ${id} will be sent again ${when}.\n`]);
  }
  let count = 0;
  // All of them are read first, as putting one into the outbox changes what is read.
  for (const chosen of repository ? await idsOf(repository, options, now) : [])
    if (await repository?.putIntoOutbox(chosen, now)) count += 1;
  const kind = options.setAside ? 'set aside' : options.bounced ? 'bounced' : 'mailed since that time';
  await print(io, [
    count === 0
      ? `No inquiry is ${kind} in ${place}.\n`
      : `${inquiryCount(count)} ${kind}. The emails will be sent again ${when}.\n`,
  ]);
}

async function idsOf(
  repository: InquiryRepository,
  { setAside, bounced, since }: ResendOptions,
  now: Date,
): Promise<readonly string[]> {
  const ids: string[] = [];
  if (setAside) {
    for await (const id of repository.setAsideIds()) ids.push(id);
    return ids;
  }
  const isChosen = ({ bouncedAt, notifiedAt = '' }: StoredInquiry) =>
    bounced ? bouncedAt !== undefined : since !== undefined && notifiedAt >= since.toISOString();
  for await (const inquiry of repository.all(now)) if (isChosen(inquiry)) ids.push(inquiry.id);
  return ids;
}
