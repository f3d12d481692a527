import { expect, test } from 'vitest';
import { environment } from '#lambda/submit-inquiry/env.ts';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
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

test('one stage, the one of the specification, and no default stage', () => {
  expect(only('AWS::ApiGatewayV2::Stage').Properties).toMatchObject({ StageName: contactStage });
  expect(contactStage).toBe('dev');
});

test('one route, for any method, so that the Lambda answers wrong ones as well', () => {
  expect(only('AWS::ApiGatewayV2::Route').Properties).toMatchObject({ RouteKey: `ANY ${contactRoute}` });
  expect(only('AWS::ApiGatewayV2::Integration').Properties).toMatchObject({
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
  });
});

test('the stage throttles as configured and logs its requests, not who made them', () => {
  const stage = only<{ AccessLogSettings: { Format: string } }>('AWS::ApiGatewayV2::Stage').Properties;
  expect(stage).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 7, ThrottlingBurstLimit: 11 },
    AccessLogSettings: { DestinationArn: expect.anything() },
  });
  const format = stage.AccessLogSettings.Format;
  expect(JSON.parse(format)).toMatchObject({ requestId: '$context.requestId', status: '$context.status' });
  expect(format).not.toMatch(/sourceIp|userAgent|path/i);
});

test('every log ends some day and is encrypted with the key of the stack', () => {
  const logs = all('AWS::Logs::LogGroup');
  const KmsKeyId = { 'Fn::GetAtt': [only('AWS::KMS::Key').logicalId, 'Arn'] };
  expect(logs).toHaveLength(4);
  for (const log of logs) expect(log.Properties).toEqual({ RetentionInDays: 30, KmsKeyId });
});

test('the Lambda is what was bundled, on Node 24 and arm64', () => {
  expect(submitInquiry).toMatchObject({
    Runtime: 'nodejs24.x',
    Architectures: ['arm64'],
    Handler: 'index.handler',
    LoggingConfig: { LogFormat: 'JSON' },
  });
  expect(packedFiles(assembly, submitInquiry?.Code.S3Key)).toEqual(['index.mjs']);
});

test('the Lambda knows its table and how long inquiries are kept', () => {
  expect(submitInquiry).toMatchObject({
    Environment: {
      Variables: {
        [environment.tableName]: { Ref: table.logicalId },
        [environment.retentionDays]: '90',
      },
    },
  });
});

test('the Lambda may put into the table and write its log, nothing else', () => {
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
      Action: 'dynamodb:PutItem',
      Resource: { 'Fn::GetAtt': [table.logicalId, 'Arn'] },
    },
  ]);
});
