import { type Io, inquiryCount, print } from './io.ts';
import { noSuchInquiry, type OpenInquiries } from './open-inquiries.ts';

/**
 * Has the email about an inquiry sent again, whether it was sent, is still tried or was set aside.
 * @param id without it, all that were set aside
 * @throws {SetupError} when there is no such inquiry
 */
export async function resend(id: string | undefined, opened: OpenInquiries, io: Io): Promise<void> {
  const { repository, place, isDeployed } = opened;
  const now = new Date();
  const when = isDeployed
    ? 'within a minute, if the stack was deployed with a salesEmail'
    : 'by the site within a minute if it is running, otherwise with the next npm start';
  if (id !== undefined) {
    if (!(await repository?.putIntoOutbox(id, now))) throw noSuchInquiry(id, place);
    return print(io, [`The email about inquiry ${id} will be sent again ${when}.\n`]);
  }
  let count = 0;
  for await (const setAside of repository?.setAsideIds() ?? [])
    if (await repository?.putIntoOutbox(setAside, now)) count += 1;
  const wasSetAside = `${inquiryCount(count)} ${count === 1 ? 'was' : 'were'} set aside`;
  await print(io, [
    count === 0
      ? `No inquiry is set aside in ${place}.\n`
      : `${wasSetAside}. The emails will be sent ${when}.\n`,
  ]);
}
