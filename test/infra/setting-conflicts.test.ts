import { describe, expect, test } from 'vitest';
import { type Config, parseConfig } from '#infra/config.ts';
import { complaints } from './config-complaints.ts';

/** A certificate that CloudFront accepts. */
const certificateArn = 'arn:aws:acm:us-east-1:012345678901:certificate/01234567-89ab-cdef-0123-456789abcdef';

test.each<Partial<Config>>([
  { domain: 'company.example', certificateArn },
  { domain: 'company.example', hostedZoneId: 'Z0123456789ABC', region: 'eu-central-1' },
  { domain: 'shop.company.example', hostedZoneId: 'Z0123456789ABC', certificateArn },
  {
    domain: 'company.example',
    hostedZoneId: 'Z0123456789ABC',
    region: 'eu-central-1',
    salesEmail: 'sales@other.example',
    senderEmail: 'website@mail.company.example',
    senderIdentity: true,
  },
  { stage: 'github-42' },
  { stage: 'edge' },
  { stage: 'preview-42', waf: true, region: 'us-east-1', accessLogs: true },
  { alarmEmail: 'alarms@company.example', reservedConcurrency: 10 },
  { githubRepository: 'company/web.site', githubBranch: 'release/1.x', githubProviderExists: true },
])('accepts the combination %j', (context) => {
  expect(parseConfig(context)).toMatchObject(context);
});

describe('refuses settings that need others or contradict them', () => {
  test.each<[string, Record<string, unknown>, RegExp]>([
    ['stage', { stage: 'github' }, /website-github/],
    ['stage', { stage: 'a-edge-eu-west-1', region: 'us-east-1' }, /website-a-edge-eu-west-1/],
    ['stage', { stage: 'preview-edge-alarms-eu-west-1' }, /website-preview-edge-alarms-eu-west-1/],
    ['domain', { domain: 'company.example' }, /hostedZoneId or certificateArn/],
    ['domain', { domain: 'company.example', certificateArn, stage: 'preview-42' }, /production/],
    ['hostedZoneId', { hostedZoneId: 'Z0123', region: 'us-east-1' }, /domain/],
    ['hostedZoneId', { hostedZoneId: 'Z0123', domain: 'company.example' }, /region/],
    ['certificateArn', { certificateArn }, /domain/],
    ['hsts', { hsts: 'subdomains' }, /needs domain/],
    ['waf', { waf: true }, /region/],
    ['alarmEmail', { alarmEmail: 'alarms@company.example', stage: 'preview-42' }, /monitoring=true/],
    ['senderEmail', { senderEmail: 'website@company.example' }, /salesEmail/],
    [
      'senderIdentity',
      {
        senderIdentity: true,
        salesEmail: 'sales@company.example',
        domain: 'company.example',
        certificateArn,
      },
      /hostedZoneId/,
    ],
    ...['sales@other.example', 'sales@other-company.example', undefined].map(
      (salesEmail): [string, Record<string, unknown>, RegExp] => [
        'senderIdentity',
        {
          ...{ senderIdentity: true, domain: 'company.example', hostedZoneId: 'Z0123', region: 'us-east-1' },
          ...(salesEmail && { salesEmail }),
        },
        /senderEmail in the domain/,
      ],
    ),
    ['githubOwnerId', { githubRepository: 'company/website', githubOwnerId: '1' }, /githubRepositoryId/],
    ['githubRepositoryId', { githubRepository: 'company/website', githubRepositoryId: '1' }, /githubOwnerId/],
    ['githubOwnerId', { githubOwnerId: '1', githubRepositoryId: '2' }, /githubRepository/],
    ['accessLogs', { accessLogs: true }, /region/],
  ])('%s in %j', (name, context, reason) => {
    const [line, ...more] = complaints(context);
    expect(more).toEqual([]);
    expect(line).toMatch(new RegExp(`^${name}: `));
    expect(line).toMatch(reason);
  });
});
