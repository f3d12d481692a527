import * as z from 'zod';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import { isOrigin } from '#shared/origin.ts';
import { hstsScopes } from './stack/site/edge/security-headers.ts';

/** Names the stacks, `<site>-<stage>`, so an account can have several sites. Choose it before the first deployment. */
const siteName = 'website';

/**
 * The settings of each stage. `-c stage=<name>` chooses one, production if it is left out, and `-c <setting>=<value>`
 * overrides a setting for one run; `none` removes it. A stage that is not listed gets those of `preview`.
 */
export const stages: Stages = {
  // Also salesEmail and alarmEmail; with a domain also domain and hostedZoneId or certificateArn.
  production: { region: 'us-east-1', monthlyBudget: 50 },
  preview: {
    region: 'us-east-1',
    monitoring: false,
    accessLogs: false,
    retainData: false,
    sharedPolicies: true,
  },
};

export interface Stages {
  readonly production: StageSettings;
  readonly preview: StageSettings;
  /** Another stage that lasts, such as `staging`. */
  readonly [stage: string]: StageSettings;
}

type StageSettings = Pick<Settings, 'region'> & Partial<Omit<Settings, 'stage'>>;

/** Every setting of the stage that is deployed. */
export type Settings = z.output<typeof settingsSchema>;

// Text means the same as the value itself, as `-c name=value` is always text.
const text = (pattern: RegExp, allowed: string) =>
  z.string(`must be ${allowed}`).regex(pattern, `must be ${allowed}`);
const wholeNumber = (max: number, allowed = `a whole number from 1 to ${max}`) =>
  z.coerce
    .number(`must be ${allowed}`)
    .int(`must be ${allowed}`)
    .min(1, `must be ${allowed}`)
    .max(max, `must be ${allowed}`);
const yesOrNo = z.union(
  [z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })],
  'must be true or false',
);
const oneOf = <const Value extends string>(values: readonly Value[]) =>
  z.enum(values, `must be one of ${values.join(', ')}`);
/** Narrower than the standard, as SES policies contain the address, and `*`, `?` and `$` are special there. */
const email = text(
  /^(?=.{1,254}$)[a-z0-9_+-]+(\.[a-z0-9_+-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i,
  'an email address of letters, digits, dots, hyphens, underscores and plus signs',
);
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
const githubId = wholeNumber(Number.MAX_SAFE_INTEGER, 'the number of an owner or repository on GitHub');

export const settingsSchema = z.strictObject({
  /** See siteName. Without hyphens, so that no stack of one site has the name of another's. */
  site: text(
    /^[a-z][a-z0-9]{0,19}$/,
    'a lower-case letter, then up to 19 lower-case letters and digits',
  ).default(siteName),
  /** Search engines may index production only. */
  stage: text(
    /^[a-z][a-z0-9-]{0,29}$/,
    'a lower-case letter, then up to 29 lower-case letters, digits and hyphens',
  ),
  /** Account to deploy to; by default that of the credentials in use. */
  account: text(/^\d{12}$/, 'the 12 digits of an AWS account, as text').optional(),
  /** Region of the files, the API and the inquiries. Elsewhere than in us-east-1, up to three more stacks are there. */
  region: text(/^[a-z]{2,3}(-[a-z]+)+-\d$/, 'an AWS region such as eu-central-1'),

  /**
   * Where the website is published, with and without `www.`; without it, at an address of cloudfront.net. One of the two
   * redirects to the other, which is the origin in frontend/site/company.ts. Needs hostedZoneId or certificateArn. Another
   * stage can have a subdomain, such as staging.example.com, on which everything can be rehearsed.
   */
  domain: text(
    /^(?=.{1,249}$)(?!www\.)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'a domain in lower case and without www., such as example.com',
  ).optional(),
  /**
   * Route 53 zone of the domain, or of a domain above it. The stack creates the DNS records there, which are created by
   * hand without it.
   */
  hostedZoneId: text(
    /^Z[A-Z0-9]{1,31}$/,
    'the id of a Route 53 hosted zone, such as Z0123456789ABCDEFGHIJ',
  ).optional(),
  /** An existing certificate for the domain and its `www.`; without it, one is created in the zone. */
  certificateArn: text(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'the ARN of a certificate in us-east-1, arn:aws:acm:us-east-1:<account>:certificate/<id>',
  ).optional(),
  /** Hosts for which browsers require HTTPS for two years. */
  hsts: oneOf(hstsScopes).default('site'),
  /** A web firewall: AWS's common rules, and a limit of inquiries by address. It is billed by the month. */
  waf: yesOrNo.default(false),
  /** Logs requests to CloudFront for 30 days, to trace abuse. The logs contain visitors' IP addresses. */
  accessLogs: yesOrNo.default(true),

  /** Address that every inquiry is mailed to. Without it, inquiries wait until it is set. */
  salesEmail: email.optional(),
  /** Address that these emails come from, by default salesEmail. It or its domain must be verified in SES. */
  senderEmail: email.optional(),
  /** The company's time zone, in which these emails show times next to UTC. */
  timeZone: z
    .string('must be a time zone')
    .refine(isTimeZone, 'must be a time zone such as Asia/Dubai')
    .default('UTC'),
  /**
   * Verifies the domain in SES, with DKIM and MAIL FROM records in hostedZoneId. AWS refuses it if the region has an SES
   * identity of the domain already.
   */
  senderIdentity: yesOrNo.default(false),

  /**
   * Days after which an inquiry is deleted. A change applies to inquiries that are sent after it. The pages state the days:
   * give VITE_RETENTION_DAYS in frontend/.env the same value. To shorten the time, leave that value as it is until the older
   * inquiries are gone.
   */
  retentionDays: wholeNumber(3650).default(defaultRetentionDays),
  /** Keeps inquiries and files when the stack is deleted. With false, they are deleted with it. */
  retainData: yesOrNo.default(true),
  /**
   * Takes CloudFront's policies from the stack `<site>-previews`, as an account can have 20 of each kind. A preview that
   * changes them changes them for all.
   */
  sharedPolicies: yesOrNo.default(false),
  /** A table restored from a backup, which the website uses instead of its own. */
  restoredTable: text(/^[\w.-]{3,255}$/, 'the name of a table in DynamoDB').optional(),

  /** Concurrent inquiries, taken from the account's concurrency, which has little in some new accounts. */
  reservedConcurrency: wholeNumber(1000).optional(),
  /**
   * Number of the secret by which the API recognizes CloudFront if `waf` is true, so that nobody sends inquiries around the
   * firewall. The next number replaces it; the one before is accepted meanwhile. Never lower it: inquiries would be refused
   * for minutes. Turn `waf` on with 1.
   */
  originSecret: wholeNumber(1000).default(1),
  /** Other websites whose pages may post inquiries to the address of this one and read its responses. */
  allowedOrigins: z
    .preprocess(
      (value) => (typeof value === 'string' ? value.split(',').map((entry) => entry.trim()) : value),
      z.array(
        z.string().refine(isOrigin, 'must be origins such as https://www.example.com, separated by commas'),
      ),
    )
    .default([]),

  /** Alarms, metrics of the stage's own and a dashboard, which are billed by the month. */
  monitoring: yesOrNo.default(true),
  /** Address that alarms are mailed to; AWS asks it for confirmation first. Without it, they show in the console. */
  alarmEmail: email.optional(),

  /**
   * US dollars. alarmEmail is told when the whole account costs more in a month, or is expected to; without alarmEmail there is
   * no budget. With several sites in the account, set it for one of them.
   */
  monthlyBudget: wholeNumber(1_000_000).optional(),

  /** Adds the stack `<site>-github`, with the role by which workflows of this repository on GitHub deploy. */
  githubRepository: text(
    /^[a-z0-9][a-z0-9-]{0,38}\/[\w.-]{1,100}$/i,
    'owner/name of a repository on GitHub',
  ).optional(),
  /**
   * Ids of the owner and of the repository. Without them the role trusts only repositories that were created or renamed
   * before 15 July 2026.
   */
  githubOwnerId: githubId.optional(),
  githubRepositoryId: githubId.optional(),
  /** The only branch whose workflows may take the role. */
  githubBranch: text(
    /^[\w./-]{1,100}$/,
    'the name of a branch: letters, digits and the characters ./_-',
  ).default('main'),
  /** The account has an OIDC provider for GitHub already; it can have only one. */
  githubProviderExists: yesOrNo.default(false),
});
