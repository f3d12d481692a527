import { expect, test } from 'vitest';
import { environmentVariables } from '#lambda/environment.ts';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import { type LambdaProperties, permissions, synthesize } from './synthesize.ts';

const deployed = synthesize();
const { all, only } = deployed;
const submitInquiry = only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi');

test('the only stage is that of requirement R73', () => {
  expect(only('AWS::ApiGatewayV2::Stage').Properties).toMatchObject({ StageName: contactStage });
  expect(contactStage).toBe('dev');
});

test('one route for any method, so the Lambda responds to wrong ones as well', () => {
  const integration = only('AWS::ApiGatewayV2::Integration');
  expect(only('AWS::ApiGatewayV2::Route').Properties).toMatchObject({
    RouteKey: `ANY ${contactRoute}`,
    Target: { 'Fn::Join': ['', ['integrations/', { Ref: integration.logicalId }]] },
  });
  expect(integration.Properties).toMatchObject({
    IntegrationType: 'AWS_PROXY',
    PayloadFormatVersion: '2.0',
    IntegrationUri: { 'Fn::GetAtt': [submitInquiry.logicalId, 'Arn'] },
  });
  // The HTTP API's own CORS would respond to preflights itself, with a list of its own.
  expect(only('AWS::ApiGatewayV2::Api').Properties).not.toHaveProperty('CorsConfiguration');
});

test('the stage throttles and logs requests without identifying visitors', () => {
  const stage = only<{ AccessLogSettings: { Format: string } }>('AWS::ApiGatewayV2::Stage').Properties;
  expect(stage).toMatchObject({
    DefaultRouteSettings: { ThrottlingRateLimit: 20, ThrottlingBurstLimit: 50 },
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

test("the Lambda allows no other origin and reserves nothing of the account's concurrency by default", () => {
  expect(Object.keys(submitInquiry.Properties.Environment.Variables)).toEqual([
    environmentVariables.tableName,
    environmentVariables.retentionDays,
    environmentVariables.metricsNamespace,
    environmentVariables.originSecrets,
  ]);
  expect(submitInquiry.Properties).not.toHaveProperty('ReservedConcurrentExecutions');
});

test('the Lambda may write to the table and to its log, and read nothing', () => {
  const role = only('AWS::IAM::Role', 'ContactApi');
  expect(submitInquiry.Properties.Role).toEqual({ 'Fn::GetAtt': [role.logicalId, 'Arn'] });
  expect(Object.keys(role.Properties)).toEqual(['AssumeRolePolicyDocument']);
  expect(permissions(deployed, 'ContactApi')).toEqual([
    {
      Effect: 'Allow',
      Action: ['logs:CreateLogStream', 'logs:PutLogEvents'],
      Resource: [`${submitInquiry.Properties.LoggingConfig.LogGroup.Ref}.Arn`],
    },
    {
      Effect: 'Allow',
      Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
      Resource: [`${only('AWS::DynamoDB::GlobalTable').logicalId}.Arn`],
    },
  ]);
});
