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
import type { IKey } from 'aws-cdk-lib/aws-kms';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import { environment } from '#lambda/submit-inquiry/env.ts';
import { contactRoute, contactStage } from '#shared/contact-api.ts';
import { bundledLambda } from './bundled-lambda.ts';
import { logGroup } from './log-group.ts';

export interface ContactApiProps {
  /** Table that inquiries are written to. */
  readonly table: ITableV2;
  /** Folder of the bundled Lambda: `index.mjs` with an export named `handler`. */
  readonly codeFolder: string;
  /** Days after which an inquiry is deleted. */
  readonly retentionDays: number;
  /** Requests a second that the API takes in the long run. */
  readonly throttleRate: number;
  /** Requests that the API takes at once. */
  readonly throttleBurst: number;
  /**
   * Origins other than the website's own whose pages may post inquiries, such as `https://www.example`. The Lambda
   * answers their preflights and names them on every status, so the HTTP API's own CORS stays off.
   * @default none
   */
  readonly allowedOrigins?: readonly string[];
  /**
   * Origin of the website, such as `https://www.example`, for the answers that are pages: they link to it.
   * @default the API's own, which is the website's: then no page posts to the address that the API has by itself
   */
  readonly siteOrigin?: string | undefined;
  /**
   * Requests that the Lambda works on at once: caps what a flood costs, and takes as much from what the account's other
   * Lambdas may use. AWS refuses it where fewer than 100 would be left, as in many new accounts.
   * @default the account's limit
   */
  readonly reservedConcurrency?: number | undefined;
  /**
   * Key of the logs; it lets CloudWatch use it.
   * @default the one that CloudWatch owns
   */
  readonly logKey?: IKey | undefined;
}

/** The HTTP API with its one route, and the Lambda that answers it. */
export class ContactApi extends Construct {
  /** Host of the API, such as `abc.execute-api.eu-central-1.amazonaws.com`; its paths start with the stage. */
  readonly domainName: string;
  readonly stage: HttpStage;
  /** The Lambda. */
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
    // Any method: the Lambda answers a wrong one itself, with 405 and JSON like all its answers.
    const route = new HttpRoute(this, 'Route', {
      httpApi: api,
      routeKey: HttpRouteKey.with(contactRoute, HttpMethod.ANY),
      integration: new HttpLambdaIntegration('SubmitInquiry', this.submitInquiry),
    });
    Validations.of(route).acknowledge({
      id: 'AwsSolutions-APIG4',
      reason: 'The contact form is public: its visitors have no account that they could sign in to.',
    });
    this.stage = new HttpStage(this, 'Stage', {
      httpApi: api,
      stageName: contactStage,
      autoDeploy: true,
      throttle: { rateLimit: props.throttleRate, burstLimit: props.throttleBurst },
      accessLogSettings: {
        destination: new LogGroupLogDestination(logGroup(this, 'AccessLog', props.logKey)),
        format: accessLogFormat,
      },
    });
    this.domainName = `${api.apiId}.execute-api.${region}.${urlSuffix}`;
  }

  private lambda(props: ContactApiProps): LambdaFunction {
    const { table, codeFolder, retentionDays, allowedOrigins = [], siteOrigin, reservedConcurrency } = props;
    const { lambda } = bundledLambda(this, 'SubmitInquiry', {
      description: 'Checks an inquiry and stores it',
      codeFolder,
      logKey: props.logKey,
      // Not table.grant(): it adds the indexes, and table.grantWriteData() adds deleting.
      rights: [new PolicyStatement({ actions: ['dynamodb:PutItem'], resources: [table.tableArn] })],
      // Measured by test/bench/lambda.ts: a cold start is CPU time, so up to one whole CPU (1,769 MB) its price stays and only
      // its length falls. At 1,024 MB it takes half as long as at 512 for 1 % more; beyond, warm calls get dearer for less.
      memorySize: 1024,
      timeout: Duration.seconds(10),
      reservedConcurrentExecutions: reservedConcurrency,
      environment: {
        [environment.tableName]: table.tableName,
        [environment.retentionDays]: String(retentionDays),
        [environment.metricsNamespace]: Stack.of(this).stackName,
        ...(allowedOrigins.length > 0 && { [environment.allowedOrigins]: allowedOrigins.join(',') }),
        ...(siteOrigin !== undefined && { [environment.siteOrigin]: siteOrigin }),
      },
    });
    return lambda;
  }
}

/** What is needed to look into an incident; nothing that tells who it was, and nothing that a visitor typed. */
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
