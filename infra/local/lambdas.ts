import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { localAccess, localTableName } from '#infra/store/local-client.ts';
import { notifySalesEnvironment, submitInquiryEnvironment } from '#lambda/environment.ts';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import type { LambdaHandler } from './gateway.ts';

/** Variables of a developer's machine that would lead the Lambda's SDK to AWS, or make it warn. */
const foreignVariables = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  'AWS_ENDPOINT_URL',
];

export interface LambdaDependencies {
  /** Folder of the bundled Lambdas. */
  readonly handlers: string;
  /** Endpoint of the local store. */
  readonly endpoint: string;
}

/** Loads the Lambda that takes inquiries. */
export async function loadSubmitInquiry(dependencies: LambdaDependencies): Promise<LambdaHandler> {
  const names = submitInquiryEnvironment;
  return load('submit-inquiry', dependencies, {
    [names.tableName]: localTableName,
    [names.retentionDays]: String(defaultRetentionDays),
  });
}

/**
 * Loads the scheduled Lambda that mails inquiries.
 * @param mailPort of the local mailbox, which the mails do not leave
 */
export async function loadNotifySales(
  dependencies: LambdaDependencies,
  mailPort: number,
): Promise<() => Promise<void>> {
  const names = notifySalesEnvironment;
  return load('notify-sales', dependencies, {
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${mailPort}`,
    [names.tableName]: localTableName,
    [names.senderEmail]: 'website@company.example',
    [names.salesEmail]: 'sales@company.example',
  });
}

/** Loads the file that the stack deploys, with a Lambda's environment, its SDK pointed at this machine. */
async function load<Handler>(
  name: string,
  { handlers, endpoint }: LambdaDependencies,
  variables: Readonly<Record<string, string>>,
): Promise<Handler> {
  for (const foreign of foreignVariables) delete process.env[foreign];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
    AWS_REGION: localAccess.region,
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
