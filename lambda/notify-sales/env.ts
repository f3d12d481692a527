/** Names of this Lambda's environment variables: the stack and the local site set them, `index.ts` reads them. */
export const environment = {
  /** Name of the table that keeps inquiries; required. */
  tableName: 'TABLE_NAME',
  /** E-mail address that is told of inquiries; required. */
  salesEmail: 'SALES_EMAIL',
  /** E-mail address that the mails come from, verified in SES; required. */
  senderEmail: 'SENDER_EMAIL',
} as const;

export type Settings = Readonly<Record<keyof typeof environment, string>>;

/**
 * Reads the variables.
 * @throws Error that names the variable when one is missing
 */
export function readSettings(variables: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(environment).map(([setting, name]) => {
    const value = variables[name];
    if (!value) throw new Error(`${name} is not set`);
    return [setting, value];
  });
  return Object.fromEntries(entries) as Settings;
}
