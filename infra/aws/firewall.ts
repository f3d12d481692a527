import { Stack } from 'aws-cdk-lib';
import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { contactStage } from '#shared/contact-api.ts';

/** Calls of the API that one address may make in five minutes; a person makes one or two. */
const callsInFiveMinutes = 100;

/**
 * Rules about bodies, which count and don't block: an inquiry of 16 KB is welcome, and one that names an address inside a
 * network or a piece of markup is one that a customer of an IT company may well write. It is text and never run.
 */
const bodyRules = [
  'SizeRestrictions_BODY',
  'CrossSiteScripting_BODY',
  'GenericLFI_BODY',
  'GenericRFI_BODY',
  'EC2MetaDataSSRF_BODY',
];

/** The web firewall before the distribution. CloudFront takes it from us-east-1 alone, so its stack is there. */
export class Firewall extends Construct {
  readonly arn: string;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    const acl = new CfnWebACL(this, 'WebAcl', {
      scope: 'CLOUDFRONT',
      description: `Before the website of ${Stack.of(this).stackName}`,
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
