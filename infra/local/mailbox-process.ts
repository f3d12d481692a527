import type { AddressInfo } from 'node:net';
import * as mailboxPackage from 'aws-ses-v2-local';

/** What this process sends to the one that started it. */
export type MailboxMessage = { readonly port: number } | { readonly failure: string };

// A process of its own, so a crash of the mailbox's server leaves the site running. It ends when its channel closes, so
// with the site, however that ends. Ctrl-C reaches both processes, but the site may still be sending its last mails.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());

const send = (message: MailboxMessage) => process.send?.(message);

// The package is CommonJS, which Node wraps once more than the types say.
const { default: packaged } = mailboxPackage;
const openMailbox = (packaged as unknown as { default?: typeof packaged }).default ?? packaged;

const server = await openMailbox({ host: '127.0.0.1', port: Number(process.argv[2]) });
// The promise resolves even if the server failed to start.
if (server.listening) send({ port: (server.address() as AddressInfo).port });
else send({ failure: 'its port is taken' });
