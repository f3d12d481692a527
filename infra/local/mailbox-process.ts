import type { AddressInfo } from 'node:net';
import * as mailboxPackage from 'aws-ses-v2-local';

/** What this process tells the one that started it. */
export type MailboxNews = { readonly port: number } | { readonly failure: string };

// A process of its own: whatever the mailbox's server meets, the site goes on. It ends with the site, however that ends:
// its channel closes. A Ctrl-C reaches both, and the site's last mails are still to be taken.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const tell = (news: MailboxNews) => process.send?.(news);

// CommonJS, which Node wraps once more than the types say.
const { default: packaged } = mailboxPackage;
const openMailbox = (packaged as unknown as { default?: typeof packaged }).default ?? packaged;

const server = await openMailbox({ host: '127.0.0.1', port: Number(process.argv[2]) });
// It resolves also when it could not listen.
if (server.listening) tell({ port: (server.address() as AddressInfo).port });
else tell({ failure: 'its port is taken' });
