import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { ContactApi, type ContactApiProps } from '#infra/aws/contact-api.ts';
import { InquiryTable } from '#infra/aws/inquiry-table.ts';
import { readSubmitInquiryEnvironment, submitInquiryEnvironment } from '#lambda/environment.ts';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { packedFiles, synthesize } from './synthesize.ts';

interface LambdaProperties {
  readonly Code: { readonly S3Key: string };
  readonly Role: { readonly 'Fn::GetAtt': readonly [string, string] };
  readonly LoggingConfig: { readonly LogGroup: { readonly Ref: string } };
}
interface PolicyProperties {
  readonly Roles: readonly { readonly Ref: string }[];
  readonly PolicyDocument: { readonly Statement: readonly unknown[] };
}

const { assembly, all, only } = synthesize({ retentionDays: 90, throttleRate: 7, throttleBurst: 11 });
const table = only('AWS::DynamoDB::GlobalTable');
const lambdas = all<LambdaProperties>('AWS::Lambda::Function');
const submitInquiry = lambdas.find(({ logicalId }) => logicalId.startsWith('ContactApi'))?.Properties;

test('the only stage is that of requirement R73', () => {
  expect(only('AWS::ApiGatewayV2::Stage').Properties).toMatchObject({ StageName: contactStage });
  expect(contactStage).toBe('dev');
});

test('one route for any method, so the Lambda responds to wrong ones as well', () => {
  expect(only('AWS::ApiGatewayV2::Route').Properties).toMatchObject({ RouteKey: `ANY ${contactRoute}` });
  expect(only('AWS::ApiGatewayV2::Integration').Properties).toMatchObject({
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
  });
});

test('the stage throttles as configured and logs requests without identifying visitors', () => {
  const stage = only<{ AccessLogSettings: { Format: string } }>('AWS::ApiGatewayV2::Stage').Properties;
  expect(stage).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 11 },
    AccessLogSettings: { DestinationArn: expect.anything() },
  });
  const format = stage.AccessLogSettings.Format;
  expect(JSON.parse(format)).toMatchObject({ requestId: '$context.requestId', status: '$context.status' });
  expect(format).not.toMatch(/sourceIp|userAgent|path/i);
});

test('every log expires', () => {
  const logs = all('AWS::Logs::LogGroup');
  expect(logs).toHaveLength(3);
  for (const log of logs) expect(log.Properties).toEqual({ RetentionInDays: 30 });
});

test('the Lambda is the bundled one, on Node 24 and arm64', () => {
  expect(submitInquiry).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    LoggingConfig: { LogFormat: 'JSON' },
  });
  expect(packedFiles(assembly, submitInquiry?.Code.S3Key)).toEqual(['index.mjs']);
});

describe('the Lambda alone', () => {
  /** The properties of the Lambda in a stack with nothing but the API. */
  function lambdaOf(props: Partial<ContactApiProps>) {
    const codeFolder = temporaryFolder();
    writeFileSync(path.join(codeFolder, 'index.mjs'), 'export const handler = () => undefined;');
    const app = new App({ analyticsReporting: false, outdir: temporaryFolder() });
    const stack = new Stack(app, 'website-test');
    const defaults = { codeFolder, retentionDays: 90, throttleRate: 7, throttleBurst: 11 };
    const { table: inquiries } = new InquiryTable(stack, 'Inquiries');
    new ContactApi(stack, 'ContactApi', { table: inquiries, ...defaults, ...props });
    const template = Template.fromStack(stack);
    // The API's own CORS would respond to preflights itself, with a list of its own.
    template.hasResourceProperties('AWS::ApiGatewayV2::Api', { CorsConfiguration: Match.absent() });
    const [lambda] = Object.values(template.findResources('AWS::Lambda::Function'));
    return lambda?.['Properties'];
  }

  test("allows no other origin and reserves nothing of the account's concurrency by default", () => {
    const properties = lambdaOf({});
    expect(properties.Environment.Variables).toEqual({
      [submitInquiryEnvironment.tableName]: expect.anything(),
      [submitInquiryEnvironment.retentionDays]: '90',
    });
    expect(properties).not.toHaveProperty('ReservedConcurrentExecutions');
  });

  test('reads back the origins that are configured, and has the configured concurrency', () => {
    const allowedOrigins = ['https://www.example', 'http://localhost:5173'];
    const properties = lambdaOf({ allowedOrigins, reservedConcurrency: 5 });
    const variables = { ...properties.Environment.Variables, [submitInquiryEnvironment.tableName]: 't' };
    expect(readSubmitInquiryEnvironment(variables)).toMatchObject({ allowedOrigins, retentionDays: 90 });
    expect(properties).toMatchObject({ ReservedConcurrentExecutions: 5 });
  });
});

test('the Lambda may write to the table and to its log, and read nothing', () => {
  const [roleId] = submitInquiry?.Role['Fn::GetAtt'] ?? [];
  const role = all('AWS::IAM::Role').find(({ logicalId }) => logicalId === roleId);
  expect(Object.keys(role?.Properties ?? {})).toEqual(['AssumeRolePolicyDocument']);
  const policies = all<PolicyProperties>('AWS::IAM::Policy').map(({ Properties }) => Properties);
  const own = policies.filter(({ Roles }) => Roles.some(({ Ref }) => Ref === roleId));
  expect(own.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: { 'Fn::GetAtt': [submitInquiry?.LoggingConfig.LogGroup.Ref, 'Arn'] },
    },
    {
      Effect: 'Allow',
      Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
      Resource: { 'Fn::GetAtt': [table.logicalId, 'Arn'] },
    },
  ]);
});
