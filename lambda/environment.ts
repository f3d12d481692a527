import { formAgeHeader, phoneCountryHeader } from '#shared/contact-api.ts';
import { isOrigin } from '#shared/origin.ts';

/** Names that the Lambdas share with the stack and the local site: environment variables and metrics. */

type Variables = Readonly<Record<string, string | undefined>>;

/** The environment variables. The functions below say which of them a Lambda needs. */
export const environmentVariables = {
  /** Name of the inquiries' table. */
  tableName: 'TABLE_NAME',
  /** Days after which an inquiry expires: a whole number from 1. */
  retentionDays: 'RETENTION_DAYS',
  /** Origin of the website, such as `https://www.example`. SubmitInquiry needs it only if it is not the API's own. */
  siteOrigin: 'SITE_ORIGIN',
  /** Other origins whose pages may post inquiries, such as `https://www.example`, separated by commas. */
  allowedOrigins: 'ALLOWED_ORIGINS',
  /**
   * Secrets that CloudFront adds to requests, separated by commas: the current one, and the one before. Without it every
   * request is accepted, also one that comes around CloudFront and its firewall.
   */
  originSecrets: 'ORIGIN_SECRETS',
  /** Email address that receives the emails. */
  salesEmail: 'SALES_EMAIL',
  /** Email address that the emails come from, verified in SES. */
  senderEmail: 'SENDER_EMAIL',
  /** Configuration set of SES that reports emails that bounce. Without it nothing reports them. */
  configurationSet: 'CONFIGURATION_SET',
  /** Time zone in which emails show times, next to UTC, such as `Asia/Kolkata`. */
  timeZone: 'TIME_ZONE',
  /** CloudWatch namespace of the metrics. Without it nothing is counted. */
  metricsNamespace: 'METRICS_NAMESPACE',
} as const;

/** The header with one of the secrets. CloudFront replaces what a visitor sends. */
export const originSecretHeader = 'x-origin-secret';

/** The headers of a visitor's request that SubmitInquiry reads. CloudFront passes on no others. */
export const passedHeaders = [
  'Content-Type',
  'Origin',
  'Referer',
  'Sec-Fetch-Site',
  formAgeHeader,
  phoneCountryHeader,
] as const;

export type ReadableHeader = Lowercase<(typeof passedHeaders)[number]> | typeof originSecretHeader;

/** Names of the metrics in CloudWatch. */
export const submitMetrics = {
  /** Inquiries that were stored, or recorded as asked again. */
  stored: 'Stored',
  /** Repeats within a day, which change nothing. */
  repeat: 'Repeat',
  /** Stored inquiries with a mark of suspicion. */
  suspect: 'Suspect',
  /** Requests that were refused, by the dimension `reason`. */
  refused: 'Refused',
  /** Requests that failed on our side. */
  failed: 'Failed',
} as const;

export const notifyMetrics = {
  /** Age in seconds of the oldest inquiry whose email has not been sent; 0 if there is none. */
  unsentAge: 'UnsentAge',
  /** Inquiries that are set aside, as their email was refused for a day. */
  setAside: 'SetAside',
} as const;

const names = environmentVariables;

/** @throws Error that names the variable if it is missing or malformed */
export function readSubmitInquiryEnvironment(variables: Variables) {
  const retentionDays = Number(required(variables, names.retentionDays));
  if (!Number.isSafeInteger(retentionDays) || retentionDays < 1) {
    throw new Error(`${names.retentionDays} must be a whole number of days`);
  }
  return {
    tableName: required(variables, names.tableName),
    retentionDays,
    siteOrigin: variables[names.siteOrigin] ?? '',
    allowedOrigins: readOrigins(names.allowedOrigins, variables[names.allowedOrigins]),
    originSecrets: variables[names.originSecrets]?.split(',').filter((secret) => secret !== '') ?? [],
    metricsNamespace: variables[names.metricsNamespace] || undefined,
  };
}

/** @throws Error that names the variable if it is missing */
export function readNotifySalesEnvironment(variables: Variables) {
  return {
    tableName: required(variables, names.tableName),
    salesEmail: required(variables, names.salesEmail),
    senderEmail: required(variables, names.senderEmail),
    configurationSet: variables[names.configurationSet] || undefined,
    timeZone: variables[names.timeZone] || 'UTC',
    metricsNamespace: variables[names.metricsNamespace] || undefined,
  };
}

/** @throws Error that names the variable if it is missing */
export function readRecordBouncesEnvironment(variables: Variables) {
  return { tableName: required(variables, names.tableName) };
}

/** @throws Error that names the variable if it is missing */
export function readCanaryEnvironment(variables: Variables) {
  return {
    tableName: required(variables, names.tableName),
    siteOrigin: required(variables, names.siteOrigin),
  };
}

function required(variables: Variables, name: string): string {
  const value = variables[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** An origin that is not written the way browsers write it would never match, so it is refused. */
function readOrigins(name: string, list = ''): readonly string[] {
  const origins = list.split(',').map((origin) => origin.trim());
  const wanted = origins.filter((origin) => origin !== '');
  for (const origin of wanted) {
    if (!isOrigin(origin)) throw new Error(`${name}: ${JSON.stringify(origin)} is not an origin`);
  }
  return wanted;
}
