import path from 'node:path';
import { Duration, Stack, Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  HttpApi,
  HttpMethod,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { ITableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { environmentVariables as names } from '#lambda/environment.ts';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import type { Settings } from '../../stages.ts';
import type { BuildOutput } from '../build-output.ts';
import { logGroup } from '../log-group.ts';
import { bundledLambda } from './bundled-lambda.ts';

/** Inquiries a second in the long run, and at once. The API responds to others with 429. See docs/limits.md. */
const inquiriesAccepted = { rateLimit: 20, burstLimit: 50 };

export interface ContactApiProps {
  readonly table: ITableV2;
  readonly settings: Settings;
  readonly build: BuildOutput;
  /**
   * Origins other than the website's own whose pages may post inquiries, such as `https://www.example`. The Lambda
   * handles CORS for them, so the HTTP API's own CORS is off.
   */
  readonly allowedOrigins: readonly string[];
  /** Origin of the website, such as `https://www.example`, which HTML responses link to; the API's own if undefined. */
  readonly siteOrigin: string | undefined;
  /** Secrets of which every request must have one. Without them every request is accepted. */
  readonly originSecrets: readonly string[] | undefined;
  /** CloudWatch namespace of the Lambda's metrics. Without it nothing is counted. */
  readonly metricsNamespace: string | undefined;
}

/** The HTTP API with its one route, and the Lambda behind it. */
export class ContactApi extends Construct {
  /** Host of the API, such as `abc.execute-api.eu-central-1.amazonaws.com`. Its paths start with the stage. */
  readonly domainName: string;
  readonly stage: HttpStage;
  readonly submitInquiry: LambdaFunction;

  constructor(scope: Construct, id: string, props: ContactApiProps) {
    super(scope, id);
    const { region, stackName, urlSuffix } = Stack.of(this);
    const api = new HttpApi(this, 'Api', {
      apiName: stackName,
      description: 'Takes contact inquiries',
      createDefaultStage: false,
    });
    this.submitInquiry = this.lambda(props);
    // Any method: the Lambda responds to a wrong one with 405 and JSON, like all its responses.
    const route = new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(contactRoute, HttpMethod.ANY),
      integration: new HttpLambdaIntegration('SubmitInquiry', this.submitInquiry),
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The contact form is public: visitors have no account to sign in with.',
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: contactStage,
      autoDeploy: true,
      throttle: inquiriesAccepted,
      accessLogSettings: {
        // AWS lists other log groups one by one in a policy of the region, which is full after about 38 of them.
        destination: new LogGroupLogDestination(
          logGroup(this, 'AccessLog', `/aws/vendedlogs/${stackName}/api`),
        ),
        format: accessLogFormat,
      },
    });
    this.domainName = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private lambda(props: ContactApiProps): LambdaFunction {
    const {
      settings,
      build,
      table,
      allowedOrigins,
      siteOrigin,
      metricsNamespace,
      originSecrets = [],
    } = props;
    return bundledLambda(this, 'SubmitInquiry', {
      description: 'Checks an inquiry and stores it',
      codeFolder: path.join(build.handlersFolder, 'submit-inquiry'),
      // Unlike table.grantWriteData(), this allows neither deleting nor writing to anything but the table.
      permissions: [
        new PolicyStatement({
          actions: ['dynamodb:PutItem', 'dynamodb:UpdateItem'],
          resources: [table.tableArn],
        }),
      ],
      // One whole CPU. Cold start to the first write, and its price, computed from measured CPU time (`npm run bench --
      // lambda`, stored in test/bench/results.json): 512 MB 373 ms, 0.186 GB-s; 1,024 MB 196 ms, 0.196 GB-s; 1,769 MB 122 ms,
      // 0.211 GB-s; 3,538 MB 122 ms, 0.422 GB-s.
      memorySize: 1769,
      timeout: Duration.seconds(10),
      reservedConcurrentExecutions: settings.reservedConcurrency,
      environment: {
        [names.tableName]: table.tableName,
        [names.retentionDays]: String(settings.retentionDays),
        ...(metricsNamespace !== undefined && { [names.metricsNamespace]: metricsNamespace }),
        ...(allowedOrigins.length > 0 && { [names.allowedOrigins]: allowedOrigins.join(',') }),
        ...(originSecrets.length > 0 && { [names.originSecrets]: originSecrets.join(',') }),
        ...(siteOrigin !== undefined && { [names.siteOrigin]: siteOrigin }),
      },
    });
  }
}

/** Enough to investigate an incident, without anything that identifies a visitor or that a visitor typed. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    time: '$context.requestTime',
    method: '$context.httpMethod',
    route: '$context.routeKey',
    status: '$context.status',
    bytes: '$context.responseLength',
    milliseconds: '$context.responseLatency',
    integrationStatus: '$context.integrationStatus',
    integrationMilliseconds: '$context.integrationLatency',
    error: '$context.error.responseType',
  }),
);
