import { PriceClass } from 'aws-cdk-lib/aws-cloudfront';
import * as z from 'zod';
import { defaultRetentionDays } from '#shared/inquiry-limits.ts';
import { hstsScopes } from './edge/security-headers.ts';
import {
  apexDomain,
  emailAddress,
  githubId,
  matching,
  oneOf,
  originList,
  wholeNumber,
  yesOrNo,
} from './setting-kinds.ts';

const productionOnly = 'true for stage production, false for previews';

/**
 * Every setting of a stage with its default. They are set in cdk.json under `context`, `stages` and the stage, or with
 * `-c name=value`, which takes precedence. The value `none` removes a setting of cdk.json.
 */
export const configSchema = z.strictObject({
  stage: matching(
    /^[a-z][a-z0-9-]{0,29}$/,
    'a lower-case letter, then up to 29 lower-case letters, digits and hyphens',
  )
    .default('production')
    .describe('Names the stack, website-<stage>. Every stage except production is a preview.'),
  account: matching(/^\d{12}$/, 'the 12 digits of an AWS account, as text')
    .optional()
    .meta({ description: 'Account to deploy to.', otherwise: 'the account of the credentials in use' }),
  region: matching(/^[a-z]{2,3}(-[a-z]+)+-\d$/, 'an AWS region such as eu-central-1')
    .optional()
    .meta({
      description: 'Region of the files, the API and the inquiries.',
      otherwise: 'the region of the credentials in use',
    }),
  domain: apexDomain.optional().meta({
    description:
      'Where the website is published, with and without www. One of the two redirects to the other, which is the origin in frontend/site/company.ts. Needs hostedZoneId or certificateArn.',
    otherwise: 'an address of cloudfront.net',
  }),
  hostedZoneId: matching(
    /^Z[A-Z0-9]{1,31}$/,
    'the id of a Route 53 hosted zone, such as Z0123456789ABCDEFGHIJ',
  )
    .optional()
    .meta({
      description:
        'Zone of the domain, in which the stack creates the DNS records and validates the certificate.',
      otherwise: 'none; the DNS records are created by hand',
    }),
  certificateArn: matching(
    /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/,
    'the ARN of a certificate in us-east-1, arn:aws:acm:us-east-1:<account>:certificate/<id>',
  )
    .optional()
    .meta({
      description: 'An existing certificate for the domain and its www. host.',
      otherwise: 'one is created in the hosted zone',
    }),
  hsts: oneOf(hstsScopes)
    .default('site')
    .describe('Hosts for which browsers require HTTPS for two years: site, subdomains, or preload.'),
  retentionDays: wholeNumber(1, 3650)
    .default(defaultRetentionDays)
    .describe(
      'Days after which an inquiry is deleted. The pages state them: give VITE_RETENTION_DAYS the same value in frontend/.env.',
    ),
  salesEmail: emailAddress.optional().meta({
    description: 'Address that every inquiry is mailed to.',
    otherwise: 'none; inquiries wait until it is set',
  }),
  senderEmail: emailAddress.optional().meta({
    description: 'Address that these emails come from. It or its domain must be verified in SES.',
    otherwise: 'salesEmail',
  }),
  senderIdentity: yesOrNo
    .default(false)
    .describe(
      'Whether the stack verifies the domain in SES, with DKIM and MAIL FROM records in hostedZoneId. AWS refuses it if the region has an SES identity of the domain already.',
    ),
  alarmEmail: emailAddress.optional().meta({
    description: 'Address that alarms are mailed to. AWS asks it for confirmation first.',
    otherwise: 'none; alarms show in the console',
  }),
  monitoring: yesOrNo.optional().meta({
    description:
      'Whether the stage has alarms, metrics of its own and a dashboard, which are billed by the month.',
    otherwise: productionOnly,
  }),
  throttleRate: wholeNumber(1, 1000)
    .default(20)
    .describe('Sustained inquiries a second that the API accepts; it responds to others with 429.'),
  throttleBurst: wholeNumber(1, 2000)
    .default(50)
    .describe('Inquiries at once that the API accepts before it throttles.'),
  reservedConcurrency: wholeNumber(1, 1000).optional().meta({
    description:
      "Concurrent inquiries, taken from the account's concurrency. AWS refuses it in new accounts that have little.",
    otherwise: "the account's limit",
  }),
  originSecret: wholeNumber(1, 1000)
    .default(1)
    .describe(
      'Number of the secret by which the API recognizes CloudFront. The next number replaces it; the one before is accepted meanwhile. Never lower it: inquiries would be refused for minutes.',
    ),
  allowedOrigins: originList
    .default([])
    .describe(
      'Other websites whose pages may post inquiries to the address of this one and read its responses.',
    ),
  priceClass: oneOf(Object.values(PriceClass))
    .default(PriceClass.PRICE_CLASS_200)
    .describe(
      'Where CloudFront serves from. 200 includes the US, India and the UAE; All adds South America and Oceania.',
    ),
  waf: yesOrNo
    .default(false)
    .describe(
      "Whether a web firewall protects the site: AWS's common rules, and a limit of inquiries by address. It is billed by the month.",
    ),
  accessLogs: yesOrNo.optional().meta({
    description:
      "Whether requests to CloudFront are logged for 30 days, to trace abuse. The logs contain visitors' IP addresses.",
    otherwise: 'true for stage production if region is set, false for previews',
  }),
  retainData: yesOrNo.optional().meta({
    description:
      'Whether inquiries and files outlive the stack. With false, deleting the stack deletes both.',
    otherwise: productionOnly,
  }),
  restoredTable: matching(/^[\w.-]{3,255}$/, 'the name of a table in DynamoDB')
    .optional()
    .meta({
      description: 'A table restored from a backup, which the website uses instead of its own.',
      otherwise: "the stack's own table",
    }),
  githubRepository: matching(
    /^[a-z0-9][a-z0-9-]{0,38}\/[\w.-]{1,100}$/i,
    'owner/name of a repository on GitHub',
  )
    .optional()
    .meta({
      description:
        'Adds the stack website-github, with the role by which workflows of this repository deploy.',
      otherwise: 'none; then there is no such role',
    }),
  githubOwnerId: githubId.optional().meta({
    description: 'Id of the owner of githubRepository. Needs githubRepositoryId.',
    otherwise: 'none; then the role trusts repositories created or renamed before 15 July 2026 only',
  }),
  githubRepositoryId: githubId
    .optional()
    .meta({ description: 'Id of githubRepository. Needs githubOwnerId.', otherwise: 'as for githubOwnerId' }),
  githubBranch: matching(/^[\w./-]{1,100}$/, 'the name of a branch: letters, digits and the characters ./_-')
    .default('main')
    .describe('The only branch whose workflows may take that role.'),
  githubProviderExists: yesOrNo
    .default(false)
    .describe('Whether the account has an OIDC provider for GitHub already; it can have only one.'),
});

/** The values that a setting allows, for messages. */
export function allowedValues(name: keyof typeof configSchema.shape): string {
  return configSchema.shape[name].unwrap().meta()?.allowed ?? '';
}
