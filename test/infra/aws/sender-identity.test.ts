import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

interface RecordProperties {
  readonly Name: unknown;
  readonly Type: string;
  readonly HostedZoneId: string;
  readonly ResourceRecords?: readonly unknown[];
}

const { domain, hostedZoneId } = everythingOn;
const mailFrom = `website-bounces.${domain}`;
const { all, only, template } = synthesize({ ...everythingOn, region: 'eu-central-1' });
const identity = only('AWS::SES::EmailIdentity');
const records = all<RecordProperties>('AWS::Route53::RecordSet').map(({ Properties }) => Properties);
const named = (type: string) => records.filter(({ Type }) => Type === type);

test('the domain is verified and signs with a key of its own', () => {
  expect(identity.Properties).toMatchObject({ EmailIdentity: domain });
  const token = (name: string) => ({ 'Fn::GetAtt': [identity.logicalId, name] });
  expect(named('CNAME')).toEqual(
    [1, 2, 3].map((number) =>
      expect.objectContaining({
        HostedZoneId: hostedZoneId,
        Name: token(`DkimDNSTokenName${number}`),
        ResourceRecords: [token(`DkimDNSTokenValue${number}`)],
      }),
    ),
  );
});

test('bounces go to a subdomain whose SPF record allows SES, so both of them align with the sender', () => {
  expect(identity.Properties).toMatchObject({ MailFromAttributes: { MailFromDomain: mailFrom } });
  const common = { HostedZoneId: hostedZoneId, Name: `${mailFrom}.` };
  expect(named('MX')).toMatchObject([
    { ...common, ResourceRecords: ['10 feedback-smtp.eu-central-1.amazonses.com'] },
  ]);
  expect(named('TXT')).toMatchObject([
    { ...common, ResourceRecords: ['"v=spf1 include:amazonses.com ~all"'] },
  ]);
});

// CloudFormation cannot create a record that exists, and replacing the company's policy could stop its other emails.
test('no record is touched that other emails of the domain need', () => {
  expect(JSON.stringify(records)).not.toContain('_dmarc');
  expect(named('TXT').concat(named('MX'))).toHaveLength(2);
});

test('verify learns which domain needs a DMARC record', () => {
  template.hasOutput('SenderDomain', { Value: 'mail.company.example' });
});

test('without the setting there is no identity, as creating one that exists fails the whole deployment', () => {
  const without = synthesize({ ...everythingOn, senderIdentity: 'false', region: 'eu-central-1' });
  expect(without.all('AWS::SES::EmailIdentity')).toEqual([]);
  const types = without
    .all<RecordProperties>('AWS::Route53::RecordSet')
    .map(({ Properties }) => Properties.Type);
  expect([...new Set(types)].sort()).toEqual(['A', 'AAAA', 'HTTPS']);
});
