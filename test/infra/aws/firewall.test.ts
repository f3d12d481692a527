import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { Firewall } from '#infra/aws/firewall.ts';
import { contactPath } from '#shared/contact-api.ts';
import { temporaryFolder } from '../temporary-folder.ts';

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

const stack = new Stack(new App({ analyticsReporting: false, outdir: temporaryFolder() }), 'website-test');
new Firewall(stack, 'Firewall');
const [acl] = Object.values(Template.fromStack(stack).findResources('AWS::WAFv2::WebACL'));
const properties = acl?.['Properties'] ?? {};
const [calls, common]: readonly Rule[] = properties.Rules;

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
  const { tooMany } = properties.CustomResponseBodies;
  expect(tooMany.ContentType).toBe('APPLICATION_JSON');
  expect(JSON.parse(tooMany.Content)).toEqual({ error: expect.stringMatching(/\w/) });
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
