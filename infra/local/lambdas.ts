import { Agent } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAccess, localTableName } from '#infra/store/local-client.ts';
import { environmentVariables as names } from '#lambda/environment.ts';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import type { LambdaHandler } from './gateway.ts';

/** Variables of a developer's machine that would lead the Lambda's SDK to AWS, or make it warn. */
const foreignVariables = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  'AWS_ENDPOINT_URL',
];

/** The store's name in the Lambdas' environment. No name server knows a name that ends like this (RFC 6761). */
const storeHost = 'store.invalid';

/**
 * Makes this process reach the store. The bundled Lambdas take the address of their database from the environment, as a
 * URL, which cannot name a socket; so connections to the host of that URL go to the socket.
 */
export function connectToStore(socket: string): void {
  const { createConnection } = Agent.prototype;
  Agent.prototype.createConnection = function connect(options, callback) {
    const target = options.host === storeHost ? { ...options, path: socket } : options;
    return createConnection.call(this, target, callback);
  };
}

/**
 * Loads the Lambda that takes inquiries.
 * @param handlers folder of the bundled Lambdas
 */
export async function loadSubmitInquiry(handlers: string): Promise<LambdaHandler> {
  return load('submit-inquiry', handlers, {
    [names.tableName]: localTableName,
    [names.retentionDays]: String(defaultRetentionDays),
  });
}

/**
 * Loads the scheduled Lambda that mails inquiries.
 * @param handlers folder of the bundled Lambdas
 * @param mailPort of the local mailbox, which the emails do not leave
 */
export async function loadNotifySales(handlers: string, mailPort: number): Promise<() => Promise<void>> {
  return load('notify-sales', handlers, {
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${mailPort}`,
    [names.tableName]: localTableName,
    [names.senderEmail]: 'website@company.example',
    [names.salesEmail]: 'sales@company.example',
  });
}

/** Loads the file that the stack deploys, with a Lambda's environment, its SDK pointed at this machine. */
async function load<Handler>(
  name: string,
  handlers: string,
  variables: Readonly<Record<string, string>>,
): Promise<Handler> {
  for (const foreign of foreignVariables) delete process.env[foreign];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: `http://${storeHost}`,
    AWS_REGION: localAccess.region,
    // Not only unset, because the SDK would then read the machine's ~/.aws/config.
    AWS_USE_FIPS_ENDPOINT: 'false',
    AWS_USE_DUALSTACK_ENDPOINT: 'false',
    AWS_ACCESS_KEY_ID: localAccess.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.secretAccessKey,
    // A line for each request would bury the lines that matter. LOG_LEVEL asks for more.
    POWERTOOLS_LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'WARN',
    ...variables,
  });
  const bundle = pathToFileURL(path.join(handlers, name, 'index.mjs'));
  const { handler } = (await import(bundle.href)) as { handler: Handler };
  return handler;
}
