import { describe, expect, test } from 'vitest';
import { configSchema } from '#infra/settings.ts';
import { environmentVariables, readSubmitInquiryEnvironment } from '#lambda/environment.ts';
import { everythingOn } from './everything-on.ts';
import { type LambdaProperties, synthesize } from './synthesize.ts';

// Checks the effect of settings on the template. deploy-role.test.ts covers those for GitHub, sales-notification.test.ts
// those of the emails to sales, and stacks.test.ts these.
const elsewhere = ['region', 'stage', 'certificateArn'];

const { all, only, template } = synthesize({ ...everythingOn, region: 'us-east-1' }, ['https://api.example']);
const distribution = only<{ DistributionConfig: Record<string, unknown> }>('AWS::CloudFront::Distribution');
const config = distribution.Properties.DistributionConfig;
const submitInquiry = only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi');
const { domain } = everythingOn;
const www = `www.${domain}`;

test('covers every setting', () => {
  const names = [...Object.keys(everythingOn), ...elsewhere];
  expect(names.sort()).toEqual(Object.keys(configSchema.shape).sort());
});

describe('domain and hostedZoneId', () => {
  test('the distribution serves both hosts, with a certificate that is validated in the zone', () => {
    const certificate = only('AWS::CertificateManager::Certificate');
    const { hostedZoneId } = everythingOn;
    expect(certificate.Properties).toMatchObject({
      DomainName: domain,
      SubjectAlternativeNames: [www],
      ValidationMethod: 'DNS',
      DomainValidationOptions: [domain, www].map((name) => ({
        DomainName: name,
        HostedZoneId: hostedZoneId,
      })),
    });
    expect(config).toMatchObject({
      Aliases: [www, domain],
      ViewerCertificate: {
        AcmCertificateArn: { Ref: certificate.logicalId },
        MinimumProtocolVersion: 'TLSv1.2_2021',
        SslSupportMethod: 'sni-only',
      },
    });
  });

  test('the zone points both hosts to the distribution, for IPv4, IPv6 and HTTP/3', () => {
    const records = all<{ Name: string; Type: string }>('AWS::Route53::RecordSet')
      .map(({ Properties }) => Properties)
      .filter(({ Type }) => ['A', 'AAAA', 'HTTPS'].includes(Type));
    expect(records.map(({ Name, Type }) => `${Name} ${Type}`).sort()).toEqual(
      [domain, www].flatMap((host) => [`${host}. A`, `${host}. AAAA`, `${host}. HTTPS`]).sort(),
    );
    for (const record of records) {
      expect(record).toMatchObject({
        HostedZoneId: everythingOn.hostedZoneId,
        AliasTarget: { DNSName: { 'Fn::GetAtt': [distribution.logicalId, 'DomainName'] } },
      });
    }
  });

  test('the function at the edge and the output contain the canonical host', () => {
    const { FunctionCode } = only<{ FunctionCode: string }>('AWS::CloudFront::Function').Properties;
    expect(FunctionCode).toContain(`const canonicalHost = '${www}';`);
    template.hasOutput('SiteAddress', { Value: `https://${www}` });
  });
});

test('waf: the distribution has the firewall', () => {
  const { logicalId } = only('AWS::WAFv2::WebACL');
  expect(config).toMatchObject({ WebACLId: { 'Fn::GetAtt': [logicalId, 'Arn'] } });
});

test('hsts: browsers require HTTPS of the subdomains too, which verify expects', () => {
  expect(only('AWS::CloudFront::ResponseHeadersPolicy').Properties).toMatchObject({
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: { StrictTransportSecurity: { IncludeSubdomains: true, Preload: true } },
    },
  });
  template.hasOutput('Hsts', { Value: 'preload' });
});

test('priceClass, throttleRate, throttleBurst, reservedConcurrency and retentionDays are applied', () => {
  expect(config).toMatchObject({ PriceClass: 'PriceClass_All' });
  expect(only('AWS::ApiGatewayV2::Stage').Properties).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 11 },
  });
  expect(submitInquiry.Properties).toMatchObject({ ReservedConcurrentExecutions: 5 });
  expect(submitInquiry.Properties.Environment.Variables[environmentVariables.retentionDays]).toBe('90');
});

test('allowedOrigins, and the site itself if its form posts to another origin, may read responses', () => {
  const variables = {
    ...submitInquiry.Properties.Environment.Variables,
    [environmentVariables.tableName]: 'table',
  };
  expect(readSubmitInquiryEnvironment(variables)).toMatchObject({
    allowedOrigins: [`https://${www}`, 'https://partner.example', 'http://localhost:5173'],
    // HTML responses load their styles from the site and link to it.
    siteOrigin: `https://${www}`,
  });
  const headers = JSON.stringify(only('AWS::CloudFront::ResponseHeadersPolicy').Properties);
  // The page that responds to a form without script is at the API's address and needs the site's stylesheet.
  expect(headers).toContain(
    '{"Header":"cross-origin-resource-policy","Override":true,"Value":"cross-origin"}',
  );
  template.hasOutput('AllowedOrigins', { Value: everythingOn.allowedOrigins });
});

test('alarmEmail: its owner is subscribed to the alarms', () => {
  template.hasResourceProperties('AWS::SNS::Subscription', {
    Protocol: 'email',
    Endpoint: everythingOn.alarmEmail,
    TopicArn: { Ref: only('AWS::SNS::Topic').logicalId },
  });
});

test('restoredTable: the Lambdas and the owner use it, and the table of the stack stays', () => {
  for (const construct of ['ContactApi', 'SalesNotification', 'Canary']) {
    const { Properties } = only<LambdaProperties>('AWS::Lambda::Function', construct);
    expect(Properties.Environment.Variables['TABLE_NAME']).toBe(everythingOn.restoredTable);
  }
  template.hasOutput('TableName', { Value: everythingOn.restoredTable });
  const policies = JSON.stringify(all('AWS::IAM::Policy'));
  expect(policies).toContain(':table/inquiries-restored"');
  expect(policies).toContain(':table/inquiries-restored/index/');
  expect(policies).not.toContain(only('AWS::DynamoDB::GlobalTable').logicalId);
});

test('retainData: false deletes all data with the stack', () => {
  const kept = ['AWS::DynamoDB::GlobalTable', 'AWS::S3::Bucket'].flatMap((type) => all(type));
  expect(kept).toHaveLength(3);
  for (const { DeletionPolicy, UpdateReplacePolicy } of kept)
    expect([DeletionPolicy, UpdateReplacePolicy]).toEqual(['Delete', 'Delete']);
});
