import type { Settings } from '#infra/stages.ts';

/**
 * Every setting except region, site and what previews share, each different from its default. The compiler checks that none
 * is missing.
 */
export const everythingOn = {
  account: '123456789012',
  domain: 'company.example',
  hostedZoneId: 'Z0123456789ABC',
  hsts: 'preload',
  retentionDays: 90,
  salesEmail: 'sales@company.example',
  senderEmail: 'website@mail.company.example',
  timeZone: 'Asia/Dubai',
  senderIdentity: true,
  monthlyBudget: 60,
  alarmEmail: 'alarms@company.example',
  reservedConcurrency: 5,
  originSecret: 3,
  allowedOrigins: ['https://partner.example', 'http://localhost:5173'],
  waf: true,
  monitoring: true,
  accessLogs: true,
  retainData: false,
  restoredTable: 'inquiries-restored',
  githubRepository: 'company/website',
  githubOwnerId: 123456,
  githubRepositoryId: 456789,
  githubBranch: 'release',
  githubProviderExists: true,
} satisfies Required<Omit<Settings, 'site' | 'stage' | 'region' | 'certificateArn' | 'sharedPolicies'>>;
