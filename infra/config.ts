import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import * as z from 'zod';
import { defaultRetentionDays } from '#lambda/submit-inquiry/env.ts';

/** Something that whoever deploys has to put right; its message says all, so no stack trace is shown. */
export class SetupError extends Error {}

interface Setting {
  /** What may be set, as said when something else was. */
  readonly allowed: string;
  /** What it does. */
  readonly meaning: string;
}

/** What each setting allows and means, by its schema. */
export const settings = z.registry<Setting>();

/** From cdk.json a number, from `-c name=value` its digits. */
function wholeNumber(min: number, max: number) {
  const digits = z.string().regex(/^\d+$/).transform(Number);
  return z.union([z.number(), digits]).pipe(z.int().min(min).max(max));
}

/** From cdk.json a boolean, from `-c name=value` its name. */
const yesOrNo = z.union([
  z.boolean(),
  z.literal('true').transform(() => true),
  z.literal('false').transform(() => false),
]);

/**
 * One bare address. Its first part is narrower than the standard: SES's policies are written with the address, and a
 * policy reads `*`, `?` and `$` as more than themselves.
 */
const emailAddress = z
  .string()
  .max(254)
  .regex(/^[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i);

const emailAllowed = 'an e-mail address of letters, digits, dots, hyphens, underscores and plus signs';

/** Every setting of a deployment with its default. Set them in cdk.json under `context`, or with `-c name=value`. */
export const configSchema = z.strictObject({
  stage: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,29}$/)
    .default('production')
    .register(settings, {
      allowed: 'a lower-case letter, then up to 29 lower-case letters, digits and hyphens',
      meaning:
        'Names the stack, website-<stage>, so that several can stand beside each other in one account.',
    }),
  account: z
    .string()
    .regex(/^\d{12}$/)
    .optional()
    .register(settings, {
      allowed: 'the 12 digits of an AWS account, as text',
      meaning: 'Account to deploy to. Default: the account of the credentials in use.',
    }),
  region: z
    .string()
    .regex(/^[a-z]{2,3}(-[a-z]+)+-\d$/)
    .optional()
    .register(settings, {
      allowed: 'an AWS region such as eu-central-1',
      meaning:
        'Region of the files, the API and the inquiries. Default: the region of the credentials in use.',
    }),
  retentionDays: wholeNumber(1, 3650).default(defaultRetentionDays).register(settings, {
    allowed: 'a whole number from 1 to 3650',
    meaning: 'Days after which an inquiry is deleted.',
  }),
  salesEmail: emailAddress.optional().register(settings, {
    allowed: emailAllowed,
    meaning: 'Who is told of each inquiry by e-mail. Default: nobody; then there is no notifier.',
  }),
  senderEmail: emailAddress.optional().register(settings, {
    allowed: emailAllowed,
    meaning: 'Where these e-mails come from; it or its domain is verified in SES. Default: salesEmail.',
  }),
  throttleRate: wholeNumber(1, 1000).default(20).register(settings, {
    allowed: 'a whole number from 1 to 1000',
    meaning: 'Inquiries a second that the API takes in the long run; it answers more with 429.',
  }),
  throttleBurst: wholeNumber(1, 2000).default(50).register(settings, {
    allowed: 'a whole number from 1 to 2000',
    meaning: 'Inquiries at once that the API takes before it throttles.',
  }),
  priceClass: z
    .enum(PriceClass)
    .default(PriceClass.PRICE_CLASS_200)
    .register(settings, {
      allowed: `one of ${Object.values(PriceClass).join(', ')}`,
      meaning:
        'Where CloudFront serves from; 200 has the US, India and the UAE, All adds South America and Oceania.',
    }),
  retainData: yesOrNo.default(true).register(settings, {
    allowed: 'true or false',
    meaning:
      'Whether inquiries and files outlive the stack. False only for previews: deleting the stack deletes both.',
  }),
});

export type Config = z.infer<typeof configSchema>;

/**
 * Reads the settings out of the CDK context.
 * @param context the whole context; keys with a colon or a slash are the CDK's own and skipped
 * @throws {SetupError} one line for each unknown or invalid setting: its name and what is allowed
 */
export function parseConfig(context: Readonly<Record<string, unknown>>): Config {
  const own = Object.fromEntries(Object.entries(context).filter(([key]) => !/[:/]/.test(key)));
  const result = configSchema.safeParse(own);
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.map(unknownSetting) : [invalidSetting(issue.path, own)],
  );
  throw new SetupError(lines.join('\n'));
}

function unknownSetting(name: string): string {
  return `${name}: no such setting; there are ${Object.keys(configSchema.shape).join(', ')}`;
}

function invalidSetting([name]: readonly PropertyKey[], own: Record<string, unknown>): string {
  const key = name as keyof Config;
  return `${key}: must be ${settings.get(configSchema.shape[key])?.allowed}, not ${JSON.stringify(own[key])}`;
}
