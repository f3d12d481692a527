import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import * as z from 'zod';
import { defaultRetentionDays } from '#lambda/submit-inquiry/env.ts';
import { settingConflicts } from './setting-checks.ts';
import {
  apexDomain,
  emailAddress,
  emailAllowed,
  originList,
  settings,
  wholeNumber,
  yesOrNo,
  yesOrNoAllowed,
} from './setting-kinds.ts';
import { SetupError } from './setup-error.ts';

/** Marks what is said of two settings; a single one has its words in the registry. */
const conflict = { conflict: true };

/**
 * Every setting of a deployment with its default. Set them in cdk.json under `context`, or with `-c name=value`, which
 * wins; the value `none` takes back what cdk.json says.
 */
export const configSchema = z
  .strictObject({
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
        meaning: 'Account to deploy to.',
        otherwise: 'the account of the credentials in use',
      }),
    region: z
      .string()
      .regex(/^[a-z]{2,3}(-[a-z]+)+-\d$/)
      .optional()
      .register(settings, {
        allowed: 'an AWS region such as eu-central-1',
        meaning: 'Region of the files, the API and the inquiries.',
        otherwise: 'the region of the credentials in use',
      }),
    domain: apexDomain.optional().register(settings, {
      allowed: 'a domain in lower case and without www., such as example.com',
      meaning:
        'Where the website is published, with www. and without; one of the two redirects to the other, which the pages name as theirs (origin in frontend/site.ts). Needs hostedZoneId or certificateArn.',
      otherwise: 'an address of cloudfront.net',
    }),
    hostedZoneId: z
      .string()
      .regex(/^Z[A-Z0-9]{1,31}$/)
      .optional()
      .register(settings, {
        allowed: 'the id of a Route 53 hosted zone, such as Z0123456789ABCDEFGHIJ',
        meaning: 'Zone of the domain: the stack makes the DNS records in it, and the certificate by it.',
        otherwise: 'none; the DNS records are made by hand',
      }),
    certificateArn: z
      .string()
      .regex(/^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/)
      .optional()
      .register(settings, {
        allowed: 'the ARN of a certificate in us-east-1, arn:aws:acm:us-east-1:<account>:certificate/<id>',
        meaning: 'An existing certificate for the domain and for www. before it.',
        otherwise: 'one is made, by the hosted zone',
      }),
    retentionDays: wholeNumber(1, 3650).default(defaultRetentionDays).register(settings, {
      allowed: 'a whole number from 1 to 3650',
      meaning: 'Days after which an inquiry is deleted.',
    }),
    salesEmail: emailAddress.optional().register(settings, {
      allowed: emailAllowed,
      meaning: 'Who is told of each inquiry by e-mail.',
      otherwise: 'nobody; then there is no notifier',
    }),
    senderEmail: emailAddress.optional().register(settings, {
      allowed: emailAllowed,
      meaning: 'Where these e-mails come from; it or its domain is verified in SES.',
      otherwise: 'salesEmail',
    }),
    alarmEmail: emailAddress.optional().register(settings, {
      allowed: emailAllowed,
      meaning: 'Who is told of alarms by e-mail; AWS asks that address for its consent first.',
      otherwise: 'nobody; the alarms show in the console',
    }),
    throttleRate: wholeNumber(1, 1000).default(20).register(settings, {
      allowed: 'a whole number from 1 to 1000',
      meaning: 'Inquiries a second that the API takes in the long run; it answers more with 429.',
    }),
    throttleBurst: wholeNumber(1, 2000).default(50).register(settings, {
      allowed: 'a whole number from 1 to 2000',
      meaning: 'Inquiries at once that the API takes before it throttles.',
    }),
    reservedConcurrency: wholeNumber(1, 1000).optional().register(settings, {
      allowed: 'a whole number from 1 to 1000',
      meaning:
        "Inquiries that are worked on at once, which caps what a flood costs; taken off what the account's other Lambdas may use, so AWS refuses it in new accounts with little of it.",
      otherwise: "the account's limit",
    }),
    allowedOrigins: originList.default([]).register(settings, {
      allowed: 'origins such as https://www.example.com, with commas between them',
      meaning: 'Other websites whose pages may post inquiries to this API and read its answers.',
    }),
    priceClass: z
      .enum(PriceClass)
      .default(PriceClass.PRICE_CLASS_200)
      .register(settings, {
        allowed: `one of ${Object.values(PriceClass).join(', ')}`,
        meaning:
          'Where CloudFront serves from; 200 has the US, India and the UAE, All adds South America and Oceania.',
      }),
    waf: yesOrNo.default(false).register(settings, {
      allowed: yesOrNoAllowed,
      meaning:
        "Whether a web firewall stands before the site: AWS's common rules, and a limit by address for inquiries. It costs by the month.",
    }),
    accessLogs: yesOrNo.default(false).register(settings, {
      allowed: yesOrNoAllowed,
      meaning:
        'Whether requests to CloudFront are logged, with the addresses of visitors, and kept for 90 days.',
    }),
    retainData: yesOrNo.default(true).register(settings, {
      allowed: yesOrNoAllowed,
      meaning:
        'Whether inquiries and files outlive the stack. False only for previews: deleting the stack deletes both.',
    }),
    githubRepository: z
      .string()
      .regex(/^[a-z0-9][a-z0-9-]{0,38}\/[\w.-]{1,100}$/i)
      .optional()
      .register(settings, {
        allowed: 'owner/name of a repository on GitHub',
        meaning:
          'Adds the stack website-github, with the role by which the workflows of this repository deploy.',
        otherwise: 'none; then there is no such role',
      }),
    githubBranch: z
      .string()
      .regex(/^[\w./-]{1,100}$/)
      .default('main')
      .register(settings, {
        allowed: 'the name of a branch: letters, digits and the characters ./_-',
        meaning: 'The one branch whose workflows may take that role.',
      }),
    githubProviderExists: yesOrNo.default(false).register(settings, {
      allowed: yesOrNoAllowed,
      meaning: 'Whether the account trusts GitHub already; it can do so once only.',
    }),
  })
  .check(({ value, issues }) => {
    // First each by itself: a setting that is wrong says nothing about the others.
    if (issues.length > 0) return;
    for (const { name, message } of settingConflicts(value))
      issues.push({ code: 'custom', params: conflict, path: [name], message, input: value });
  });

export type Config = z.infer<typeof configSchema>;

/**
 * Reads the settings out of the CDK context.
 * @param context the whole context; keys with a colon or a slash are the CDK's own and skipped
 * @throws {SetupError} one line for each setting that is unknown, invalid or contradicts another
 */
export function parseConfig(context: Readonly<Record<string, unknown>>): Config {
  const own = Object.fromEntries(
    Object.entries(context).filter(([key, value]) => !/[:/]/.test(key) && value !== 'none'),
  );
  const result = configSchema.safeParse(own);
  if (result.success) return result.data;
  const lines = result.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownSetting);
    const [name] = issue.path as [keyof Config];
    return [
      issue.code === 'custom' && issue.params === conflict
        ? `${name}: ${issue.message}`
        : invalidSetting(name, own[name]),
    ];
  });
  throw new SetupError(lines.join('\n'));
}

function unknownSetting(name: string): string {
  return `${name}: no such setting; there are ${Object.keys(configSchema.shape).join(', ')}`;
}

function invalidSetting(name: keyof Config, value: unknown): string {
  return `${name}: must be ${settings.get(configSchema.shape[name])?.allowed}, not ${JSON.stringify(value)}`;
}
