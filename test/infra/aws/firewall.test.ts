import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

const { Properties: acl } = synthesize({ ...everythingOn, region: 'us-east-1' }).only('AWS::WAFv2::WebACL');

test('it is for CloudFront, allows requests by default, and publishes metrics', () => {
  expect(acl).toMatchObject({
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    VisibilityConfig: { CloudWatchMetricsEnabled: true, SampledRequestsEnabled: true },
  });
});

test('limits the API calls of one address, not its pages, and responds in JSON like the API', () => {
  const calls = {
    Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooMany' } } },
    Statement: {
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        Limit: 100,
        EvaluationWindowSec: 300,
        ScopeDownStatement: {
          ByteMatchStatement: {
            FieldToMatch: { UriPath: {} },
            PositionalConstraint: 'STARTS_WITH',
            SearchString: '/dev/',
          },
        },
      },
    },
  };
  const Content = expect.stringMatching(/^\{"error":"\w[^"\\]+"\}$/);
  expect(acl).toMatchObject({
    Rules: [calls, expect.anything()],
    CustomResponseBodies: { tooMany: { ContentType: 'APPLICATION_JSON', Content } },
  });
});

test("AWS's common rules apply, but none refuses an inquiry for its text or length", () => {
  // All of its rules that look into a body, see
  // https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
  const ofBodies = [
    'SizeRestrictions_BODY',
    'CrossSiteScripting_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'EC2MetaDataSSRF_BODY',
  ];
  const group = {
    VendorName: 'AWS',
    Name: 'AWSManagedRulesCommonRuleSet',
    RuleActionOverrides: ofBodies.map((Name) => ({ Name, ActionToUse: { Count: {} } })),
  };
  const common = { OverrideAction: { None: {} }, Statement: { ManagedRuleGroupStatement: group } };
  expect(acl).toMatchObject({ Rules: [expect.anything(), common] });
});
