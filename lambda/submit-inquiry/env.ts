/** Names of this Lambda's environment variables: the stack and the local site set them, `index.ts` reads them. */
export const environment = {
  /** Name of the table that keeps inquiries; required. */
  tableName: 'TABLE_NAME',
  /** Days until an inquiry expires: a whole number from 1; `defaultRetentionDays` when it is not set. */
  retentionDays: 'RETENTION_DAYS',
  /** Origin of the website, such as `https://www.example`, if the API has another one; by default the same. */
  siteOrigin: 'SITE_ORIGIN',
  /** Origins whose pages may post here, such as `https://www.example`, separated by commas; by default the API's own. */
  allowedOrigins: 'ALLOWED_ORIGINS',
  /** Namespace in CloudWatch under which requests are counted; by default they are not. */
  metricsNamespace: 'METRICS_NAMESPACE',
} as const;

/** Days that an inquiry is kept when nothing else is configured. */
export const defaultRetentionDays = 730;

export interface Settings {
  readonly tableName: string;
  readonly retentionDays: number;
  readonly siteOrigin: string;
  readonly allowedOrigins: readonly string[];
  readonly metricsNamespace: string | undefined;
}

/**
 * Reads the variables.
 * @throws Error that names the variable when one is missing or not what it should be
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const tableName = variables[environment.tableName];
  if (!tableName) throw new Error(`${environment.tableName} is not set`);
  const retentionDays = Number(variables[environment.retentionDays] || defaultRetentionDays);
  if (!Number.isSafeInteger(retentionDays) || retentionDays < 1) {
    throw new Error(`${environment.retentionDays} must be a whole number of days`);
  }
  return {
    tableName,
    retentionDays,
    siteOrigin: variables[environment.siteOrigin] ?? '',
    allowedOrigins: readOrigins(variables[environment.allowedOrigins]),
    metricsNamespace: variables[environment.metricsNamespace] || undefined,
  };
}

/** An origin that is written in another way than browsers write it would never match. */
function readOrigins(text = ''): readonly string[] {
  const origins = text.split(',').map((origin) => origin.trim());
  const wanted = origins.filter((origin) => origin !== '');
  for (const origin of wanted) {
    if (URL.parse(origin)?.origin === origin && origin !== 'null') continue;
    throw new Error(`${environment.allowedOrigins}: ${JSON.stringify(origin)} is no origin`);
  }
  return wanted;
}
