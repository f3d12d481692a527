import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { contactStage } from '#shared/contact-api.ts';

/**
 * Requests that one address may send in five minutes. The first page of a visit is about 18, later ones far less, and a
 * whole company can have one address.
 */
const requestsInFiveMinutes = 2000;

/** API calls that one address may make in five minutes. A person makes one or two. */
const callsInFiveMinutes = 100;

/**
 * Rules about bodies only count. An inquiry may have 16 KB, and customers of an IT company write about markup and
 * addresses inside a network. The text is never executed.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** The web firewall in front of the distribution. Its stack must be in us-east-1. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      description: `In front of ${Stack.of(this).stackName}`,
      defaultAction: { allow: {} },
      visibilityConfig: visibility('All'),
      customResponseBodies: {
        tooMany: {
          contentType: 'APPLICATION_JSON',
          content: '{"error":"Too many requests. Please try again in a few minutes."}',
        },
      },
      rules: [
        {
          name: 'CallsByAddress',
          priority: 0,
          visibilityConfig: visibility('CallsByAddress'),
          action: { block: { customResponse: { responseCode: 429, customResponseBodyKey: 'tooMany' } } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: callsInFiveMinutes,
              evaluationWindowSec: 300,
              scopeDownStatement: {
                byteMatchStatement: {
                  fieldToMatch: { uriPath: {} },
                  positionalConstraint: 'STARTS_WITH',
                  searchString: `/${contactStage}/`,
                  textTransformations: [{ priority: 0, type: 'NONE' }],
                },
              },
            },
          },
        },
        {
          name: 'RequestsByAddress',
          priority: 2,
          visibilityConfig: visibility('RequestsByAddress'),
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: {
            rateBasedStatement: {
              aggregateKeyType: 'IP',
              limit: requestsInFiveMinutes,
              evaluationWindowSec: 300,
            },
          },
        },
        {
          name: 'CommonRules',
          priority: 1,
          visibilityConfig: visibility('CommonRules'),
          overrideAction: { none: {} },
          statement: {
            managedRuleGroupStatement: {
              vendorName: 'AWS',
              name: 'AWSManagedRulesCommonRuleSet',
              ruleActionOverrides: bodyRules.map((name) => ({ name, actionToUse: { count: {} } })),
            },
          },
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}

function visibility(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: true };
}
