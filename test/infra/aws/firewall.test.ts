import { expect, test } from 'vitest';
import { contactPath } from '#shared/contact-api.ts';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

interface Rule {
  readonly Name: string;
  readonly Statement: {
    readonly ManagedRuleGroupStatement?: {
      readonly RuleActionOverrides: readonly { readonly Name: string; readonly ActionToUse: unknown }[];
    };
    readonly RateBasedStatement?: {
      readonly ScopeDownStatement: { readonly ByteMatchStatement: { readonly SearchString: string } };
    };
  };
}

interface AclProperties {
  readonly Rules: readonly Rule[];
  readonly CustomResponseBodies: Readonly<
    Record<string, { readonly ContentType: string; readonly Content: string }>
  >;
}

const { Properties: properties } = synthesize({ ...everythingOn, region: 'us-east-1' }).only<AclProperties>(
  'AWS::WAFv2::WebACL',
);
const [calls, common] = properties.Rules;

test('it is for CloudFront, allows requests by default, and publishes metrics', () => {
  expect(properties).toMatchObject({
    Scope: 'CLOUDFRONT',
    DefaultAction: { Allow: {} },
    VisibilityConfig: { CloudWatchMetricsEnabled: true, SampledRequestsEnabled: true },
  });
});

test('limits the API calls of one address, not its pages, and responds in JSON like the API', () => {
  expect(calls).toMatchObject({
    Action: { Block: { CustomResponse: { ResponseCode: 429, CustomResponseBodyKey: 'tooMany' } } },
    Statement: {
      RateBasedStatement: {
        AggregateKeyType: 'IP',
        Limit: 100,
        EvaluationWindowSec: 300,
        ScopeDownStatement: {
          ByteMatchStatement: { FieldToMatch: { UriPath: {} }, PositionalConstraint: 'STARTS_WITH' },
        },
      },
    },
  });
  const { SearchString = '' } =
    calls?.Statement.RateBasedStatement?.ScopeDownStatement.ByteMatchStatement ?? {};
  expect(SearchString).toMatch(/^\/.+\/$/);
  expect(contactPath.startsWith(SearchString)).toBe(true);
  const { ContentType, Content = '' } = properties.CustomResponseBodies['tooMany'] ?? {};
  expect(ContentType).toBe('APPLICATION_JSON');
  expect(JSON.parse(Content)).toEqual({ error: expect.stringMatching(/\w/) });
});

test("AWS's common rules apply, but none refuses an inquiry for its text or length", () => {
  expect(common).toMatchObject({
    OverrideAction: { None: {} },
    Statement: { ManagedRuleGroupStatement: { VendorName: 'AWS', Name: 'AWSManagedRulesCommonRuleSet' } },
  });
  const overrides = common?.Statement.ManagedRuleGroupStatement?.RuleActionOverrides ?? [];
  // All of its rules that look into a body, see
  // https://docs.aws.amazon.com/waf/latest/developerguide/aws-managed-rule-groups-baseline.html
  expect(overrides.map(({ Name }) => Name).sort()).toEqual([
    'CrossSiteScripting_BODY',
    'EC2MetaDataSSRF_BODY',
    'GenericLFI_BODY',
    'GenericRFI_BODY',
    'SizeRestrictions_BODY',
  ]);
  for (const { ActionToUse } of overrides) expect(ActionToUse).toEqual({ Count: {} });
});
