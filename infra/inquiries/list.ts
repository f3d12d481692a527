import { shellQuoted } from '#infra/local/data-folder.ts';
import { SetupError } from '#infra/setup-error.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { describeFilter, type InquiryFilter, isWantedBy } from './filter.ts';
import { type Io, inquiryCount, print } from './io.ts';
import { find, type OpenInquiries, type TableChoice } from './open-inquiries.ts';
import { inquiryText, listingOf } from './terminal-text.ts';

export interface ListOptions extends TableChoice, InquiryFilter {
  readonly limit: number;
  /** Id of the inquiry after which the page begins. */
  readonly before?: string;
  readonly unsent?: boolean;
  readonly bounced?: boolean;
}

/** Prints one page. */
export async function list(options: ListOptions, opened: OpenInquiries, io: Io): Promise<void> {
  const { limit, before: id, unsent = false, bounced = false } = options;
  const { place, repository, isDeployed } = opened;
  const now = new Date();
  const before = id === undefined ? undefined : await find(id, opened, now);
  for (const named of options.id ?? []) await find(named, opened, now);
  if (unsent && before && !before.outbox)
    throw new SetupError(`The email about inquiry ${id} has been sent. Start over without --before.`);
  const kinds = { older: before !== undefined, unsent, bounced };
  const kind = Object.entries(kinds).map(([name, isMeant]) => (isMeant ? `${name} ` : ''));
  const inquiries = unsent ? repository?.listUnsent({ now, before }) : repository?.list({ now, before });
  const { DATA_DIR } = io.env;
  const isLetThrough = isWantedBy(options);
  const isWanted = (inquiry: StoredInquiry) =>
    isLetThrough(inquiry) && (!bounced || inquiry.bouncedAt !== undefined);
  const listing = listingOf(only(inquiries ?? [], isWanted), {
    columns: unsent ? 'unsent' : 'received',
    limit,
    whenEmpty: `No ${kind.join('')}inquiries${describeFilter(options)} in ${place}.`,
    nextPage: (last) =>
      `${DATA_DIR && !isDeployed ? `DATA_DIR=${shellQuoted(DATA_DIR)} ` : ''}${nextPageCommand(last, options)}`,
  });
  await print(io, listing);
  const honeypots = (await repository?.countHoneypot(now)) ?? 0;
  if (honeypots > 0)
    await print(io, [
      `${inquiryCount(honeypots)} in all had the hidden field filled in, so no email was sent: list --suspect.\n`,
    ]);
}

/** Prints one inquiry in full. */
export async function show(id: string, opened: OpenInquiries, io: Io): Promise<void> {
  await print(io, [inquiryText(await find(id, opened, new Date()))]);
}

async function* only(
  inquiries: AsyncIterable<StoredInquiry> | Iterable<StoredInquiry>,
  isWanted: (inquiry: StoredInquiry) => boolean,
) {
  for await (const inquiry of inquiries) if (isWanted(inquiry)) yield inquiry;
}

/** The command that lists the page after an inquiry, in the same way as this one was listed. */
function nextPageCommand(id: string, { before, ...options }: ListOptions): string {
  const rest = Object.entries(options).map(([name, value]) =>
    value === true ? `--${name}` : [`--${name}`, ...[value].flat().map(argumentOf)].join(' '),
  );
  return ['npm run inquiries -- list --before', id, ...rest].join(' ');
}

const argumentOf = (value: unknown) =>
  shellQuoted(value instanceof Date ? value.toISOString() : String(value));
