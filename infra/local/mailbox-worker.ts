import type { IncomingMessage, RequestListener } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import * as mailboxPackage from 'aws-ses-v2-local';

/** `path` is the secret part of the address, such as `/K2vW…`. */
const { port, path } = workerData as { port: number; path: string };

// The package is CommonJS, which Node wraps once more than the types say.
const { default: packaged } = mailboxPackage;
const openMailbox = (packaged as unknown as { default?: typeof packaged }).default ?? packaged;

const loopbackNames = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The path that a request means, if it knows the secret one: ports are open to every user of the machine. The mailbox's
 * page asks for `/store` and the like, and names its own address in `Referer`.
 */
function openedPath({ url = '', headers: { host, referer } }: IncomingMessage): string | undefined {
  if (url.startsWith(`${path}/`)) return url.slice(path.length);
  return referer?.startsWith(`http://${host}${path}/`) ? url : undefined;
}

/**
 * Whether a request comes from this machine's own programs or from the mailbox's page. Other pages in the developer's
 * browser can send requests here as well, even by a name of their own that resolves to this machine.
 */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host = '', origin = `http://${host}`, 'sec-fetch-site': site = 'none' } = headers;
  const url = URL.parse(`http://${host}`);
  const isLocal = url !== null && loopbackNames.includes(url.hostname) && Number(url.port || 80) === port;
  return isLocal && origin === `http://${host}` && ['none', 'same-origin'].includes(site as string);
}

// The mailbox is a local SES: it accepts emails, delivers none, shows them on a page, and forgets them when it ends.
const server = await openMailbox({ host: '127.0.0.1', port });
// The promise resolves even if the server failed to start.
if (!server.listening) throw new Error(`port ${port} is taken`);
const serve = server.listeners('request') as RequestListener[];
server.removeAllListeners('request');
server.on('request', (request: IncomingMessage, response) => {
  const opened = isOwn(request) ? openedPath(request) : undefined;
  if (opened !== undefined) {
    request.url = opened;
    for (const listener of serve) listener(request, response);
  } else response.writeHead(403, { 'content-type': 'text/plain' }).end('Forbidden\n');
});
parentPort?.postMessage('ready');
