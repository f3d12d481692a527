import type { CaaRecord } from 'node:dns';
import { expect, it, test } from 'vitest';
import { domainProblem } from '#infra/deploy/check-domain.ts';

const hostedZoneId = 'Z0123456789ABC';
const zone = ['ns-42.awsdns-05.com', 'ns-1536.awsdns-00.co.uk'];
const letsEncrypt = { critical: 0, issue: 'letsencrypt.org' };

/** Records by name. A text is the code of an error. */
interface Records<Entry> {
  readonly [name: string]: readonly Entry[] | string;
}

/** What DNS says; names that are not listed do not exist. */
function dnsOf(servers: Records<string>, caa: Records<CaaRecord> = {}) {
  const ask = async <Entry>(records: Records<Entry>, name: string) => {
    const found = records[name] ?? 'ENOTFOUND';
    if (typeof found === 'string') throw Object.assign(new Error(found), { code: found });
    return [...found];
  };
  return {
    resolveNs: (name: string) => ask(servers, name),
    resolveCaa: (name: string) => ask(caa, name),
  };
}

type Answers = Parameters<typeof dnsOf>;
const check = (domain: string, ...answers: Answers) =>
  domainProblem({ domain, hostedZoneId, certificateArn: undefined }, dnsOf(...answers));

test.each<[string, string, Answers]>([
  ['a zone of Route 53', 'company.example', [{ 'company.example': zone }]],
  ['a subdomain in the zone above it', 'staging.company.co.in', [{ 'company.co.in': zone }]],
  [
    'CAA records that allow Amazon among others',
    'company.example',
    [
      { 'company.example': zone },
      {
        'company.example': [
          letsEncrypt,
          { critical: 0, issue: 'AmazonTrust.com; validationmethods=dns-01' },
          { critical: 0, iodef: 'mailto:security@company.example' },
        ],
      },
    ],
  ],
  [
    'CAA records about wildcards only, which are closer than those that forbid Amazon',
    'staging.company.example',
    [
      { 'company.example': zone },
      {
        'staging.company.example': [{ critical: 0, issuewild: ';' }],
        'company.example': [letsEncrypt],
      },
    ],
  ],
])('lets pass %s', async (_, domain, answers) => {
  expect(await check(domain, ...answers)).toBeUndefined();
});

test.each<[string, string, Answers, RegExp]>([
  ['a domain that is not registered', 'company.example', [{}], /^company.example: it has no name servers/],
  [
    'one below a public suffix that is not registered',
    'company.co.in',
    [{ 'co.in': ['ns1.registry.in'] }],
    /^company.co.in: it is not in a zone of Route 53, as the name servers of co.in are ns1.registry.in/,
  ],
  [
    'one whose DNS is still elsewhere',
    'company.example',
    [{ 'company.example': ['ns2.host.example', 'ns1.host.example'] }],
    /name servers of company.example are ns1.host.example, ns2.host.example\./,
  ],
  ['servers that do not answer', 'company.example', [{ 'company.example': 'ESERVFAIL' }], /do not answer/],
  [
    'CAA records above it that allow others only',
    'staging.company.example',
    [{ 'company.example': zone }, { 'company.example': [letsEncrypt] }],
    /the CAA records of company.example allow letsencrypt.org to issue.* 0 issue "amazon.com"$/,
  ],
  [
    'CAA records that allow nobody',
    'company.example',
    [{ 'company.example': zone }, { 'company.example': [{ critical: 0, issue: ';' }] }],
    /allow nobody to issue/,
  ],
  [
    'CAA records of its www. that allow others only, such as those of an old host that it still leads to',
    'company.example',
    [{ 'company.example': zone }, { 'www.company.example': [letsEncrypt] }],
    /the CAA records of www.company.example allow letsencrypt.org to issue/,
  ],
  [
    'CAA records that cannot be read',
    'company.example',
    [{ 'company.example': zone }, { 'company.example': 'ESERVFAIL' }],
    /CAA records cannot be read/,
  ],
])('finds %s', async (_, domain, answers, text) => {
  expect(await check(domain, ...answers)).toEqual({ text: expect.stringMatching(text), isCertain: true });
});

it('does not stop a deployment without network', async () => {
  const problem = await check('company.example', { 'company.example': 'ECONNREFUSED' });
  expect(problem).toEqual({
    text: expect.stringContaining('could not be checked (ECONNREFUSED)'),
    isCertain: false,
  });
});

it('asks nothing if the stack creates no certificate', async () => {
  const certificateArn = 'arn:aws:acm:us-east-1:123456789012:certificate/0';
  for (const settings of [{ domain: 'company.example', hostedZoneId, certificateArn }, {}])
    expect(
      await domainProblem(
        { domain: undefined, hostedZoneId: undefined, certificateArn: undefined, ...settings },
        dnsOf({}),
      ),
    ).toBeUndefined();
});
