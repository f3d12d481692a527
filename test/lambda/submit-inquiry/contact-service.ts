import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { dynamoInquiryStore } from '#lambda/submit-inquiry/dynamo-inquiry-store.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';

const noon = new Date('2026-11-21T09:06:00.123Z');

interface ContactServiceOptions {
  readonly now?: Date;
  readonly allowedOrigins?: readonly string[];
}

/** The handler with its real store on a mocked client, and all that it said, counted and stored. */
export function contactService({ now = noon, allowedOrigins = [] }: ContactServiceOptions = {}) {
  const dynamo = mockClient(DynamoDBClient);
  dynamo.on(PutItemCommand).resolves({});
  const lines: string[] = [];
  const counts: unknown[] = [];
  const log = (message: string, details: unknown) => void lines.push(`${message} ${JSON.stringify(details)}`);
  const handle = createHandler({
    store: dynamoInquiryStore({
      client: new DynamoDBClient({ region: 'eu-central-1' }),
      tableName: 'inquiries',
      retentionDays: 730,
    }),
    now: () => now,
    log: { info: log, error: log },
    meter: { count: (outcome) => void counts.push(outcome), countSuspect: () => void counts.push('suspect') },
    siteOrigin: '',
    allowedOrigins,
  });
  return {
    dynamo,
    lines,
    counts,
    puts: () => dynamo.commandCalls(PutItemCommand).map((call) => call.args[0].input),
    async post(event: APIGatewayProxyEventV2) {
      const { statusCode, headers = {}, body = '' } = await handle(event);
      return { status: statusCode, headers, body, json: () => JSON.parse(body) };
    },
  };
}
