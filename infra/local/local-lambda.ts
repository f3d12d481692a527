import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAccess, localTableName } from '#infra/store/local-client.ts';
import { environment as notifySales } from '#lambda/notify-sales/env.ts';
import { environment as submitInquiry } from '#lambda/submit-inquiry/env.ts';
import type { LambdaHandler } from './gateway.ts';
import type { StreamHandler } from './stream.ts';

/** Variables that would send the Lambda's SDK elsewhere, or make it warn. */
const misleading = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  'AWS_ENDPOINT_URL',
];

/** Who mails to whom here; nothing leaves the mailbox of this machine. */
const localMail = { senderEmail: 'website@company.example', salesEmail: 'sales@company.example' } as const;

export interface LambdaSurroundings {
  /** Folder of the bundled Lambdas. */
  readonly handlers: string;
  /** The local store. */
  readonly endpoint: string;
}

/** Loads the Lambda that takes inquiries. */
export async function loadSubmitInquiry(surroundings: LambdaSurroundings): Promise<LambdaHandler> {
  return load('submit-inquiry', surroundings, { [submitInquiry.tableName]: localTableName });
}

/**
 * Loads the Lambda that tells of inquiries.
 * @param mailPort the local mailbox
 */
export async function loadNotifySales(
  surroundings: LambdaSurroundings,
  mailPort: number,
): Promise<StreamHandler> {
  return load('notify-sales', surroundings, {
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${mailPort}`,
    [notifySales.tableName]: localTableName,
    [notifySales.senderEmail]: localMail.senderEmail,
    [notifySales.salesEmail]: localMail.salesEmail,
  });
}

/**
 * Loads the very file that the stack deploys, in the surroundings that a Lambda has, with the SDK pointed at this machine.
 */
async function load<Handler>(
  name: string,
  { handlers, endpoint }: LambdaSurroundings,
  variables: Readonly<Record<string, string>>,
): Promise<Handler> {
  for (const misled of misleading) delete process.env[misled];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: localAccess.region,
    AWS_ACCESS_KEY_ID: localAccess.accessKeyId,
    AWS_SECRET_ACCESS_KEY: localAccess.secretAccessKey,
    // A line for every request would bury the lines that matter; LOG_LEVEL asks for more.
    POWERTOOLS_LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'WARN',
    ...variables,
  });
  const bundle = pathToFileURL(path.join(handlers, name, 'index.mjs'));
  const { handler } = (await import(bundle.href)) as { handler: Handler };
  return handler;
}
