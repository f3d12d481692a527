import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { pagePaths } from '#frontend/build/page-paths.ts';
import { distPaths } from '#infra/dist.ts';
import { bundleHandlers } from '#infra/lambda-bundles.ts';
import { dynamoDbTable } from '#test/lambda/dynamodb-table.ts';
import { goodInquiry, jsonPost } from '#test/lambda/submit-inquiry/post-event.ts';
import { inTurn, type RecordedRequest, recordingService } from '#test/support/data/recording-service.ts';
import { runBundle } from './run-bundle.ts';
import { temporaryFolder } from './temporary-folder.ts';

const { handlers, site } = distPaths(inject('fixtureBuild'));
const region = 'eu-central-1';
const keys = { AWS_ACCESS_KEY_ID: 'AKIDENVIRONMENT', AWS_SECRET_ACCESS_KEY: 'secret/of+environment' };
/** What the SDK begins the authorization of a request with, see "Create a signed AWS API request" of AWS. */
const signedBy = (accessKeyId: string, service = 'dynamodb') =>
  expect.stringMatching(
    new RegExp(`^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/${service}/aws4_request, `),
  );
const post = jsonPost(goodInquiry);
const accepted = inTurn([200, {}]);
const throttled = [400, { __type: 'ThrottlingException' }] as const;
const unavailable = [503, { __type: 'InternalServerError' }] as const;

/** Runs the Lambda that takes inquiries, with this database. */
const submit = (database: string, variables: Readonly<Record<string, string>>, events: unknown[] = [post]) =>
  runBundle(path.join(handlers, 'submit-inquiry/index.mjs'), events, {
    TABLE_NAME: 'inquiries',
    RETENTION_DAYS: '730',
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    ...variables,
  });

it('the bundles are the same, byte for byte, from the same sources', async () => {
  const second = temporaryFolder();
  await bundleHandlers(second, await pagePaths(site));
  const files = globSync('**/*', { cwd: handlers, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ name }) => name)).toEqual(Array(4).fill('index.mjs'));
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const again = path.join(second, path.relative(handlers, file));
    expect(readFileSync(again).equals(readFileSync(file)), file).toBe(true);
  }
});

describe('credentials of a bundled Lambda', () => {
  it('are those of its environment', async () => {
    const database = await recordingService(accepted);
    const { results } = await submit(database.origin, {
      ...keys,
      AWS_SESSION_TOKEN: 'session',
    });
    expect(results).toMatchObject([{ statusCode: 200 }]);
    const [request] = database.requests;
    if (!request) throw new Error('nothing was sent');
    expect(request.headers).toMatchObject({
      'x-amz-target': 'DynamoDB_20120810.PutItem',
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-security-token': 'session',
      authorization: signedBy(keys.AWS_ACCESS_KEY_ID),
    });
    expect(JSON.parse(request.body)).toMatchObject({ Item: { email: { S: goodInquiry.email } } });
  });
});

describe('failures of the database, through the bundle', () => {
  it('are none where an inquiry is stored already', async () => {
    const store = await dynamoDbTable();
    try {
      const { results } = await submit(store.environment.AWS_ENDPOINT_URL_DYNAMODB, keys, [post, post]);
      expect(results).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }]);
    } finally {
      await store.close();
    }
  });

  it('are tried again, and given up after the third attempt', async () => {
    const database = await recordingService(inTurn(throttled, unavailable));
    const { results, log } = await submit(database.origin, keys);
    expect(results).toMatchObject([{ statusCode: 500 }]);
    const response = expect.objectContaining({ status: 503, attempts: 3 });
    expect(log).toContainEqual(expect.objectContaining({ failure: 'InternalServerError', response }));
    expect(database.requests).toHaveLength(3);
  });
});

describe('the bundled notify-sales', () => {
  const receivedAt = new Date().toISOString();
  const fields = Object.entries(goodInquiry).map(([name, S]) => [name, { S }]);
  const item = {
    ...Object.fromEntries(fields),
    id: { S: 'i1' },
    receivedAt: { S: receivedAt },
    outbox: { S: 'unsent' },
    unsentSince: { S: receivedAt },
  };
  const event = { Records: [{ eventName: 'INSERT', dynamodb: { NewImage: item, SequenceNumber: '1' } }] };

  /** A table with one unsent inquiry. */
  const table = ({ headers, body }: RecordedRequest) =>
    headers['x-amz-target'] === 'DynamoDB_20120810.Query'
      ? ([200, body.includes('"unsent"') ? { Items: [item], Count: 1 } : { Items: [], Count: 0 }] as const)
      : ([200, { Attributes: item }] as const);

  it('signs for the table and for the mail service with the credentials of its environment', async () => {
    const [database, mail] = [await recordingService(table), await recordingService(accepted)];
    await runBundle(path.join(handlers, 'notify-sales/index.mjs'), [event], {
      ...keys,
      AWS_REGION: region,
      TABLE_NAME: 'inquiries',
      SALES_EMAIL: 'sales@company.example',
      SENDER_EMAIL: 'website@company.example',
      AWS_ENDPOINT_URL_DYNAMODB: database.origin,
      AWS_ENDPOINT_URL_SESV2: mail.origin,
    });
    expect(database.requests).not.toEqual([]);
    expect(mail.requests).toHaveLength(1);
    for (const request of database.requests)
      expect(request.headers.authorization).toEqual(signedBy(keys.AWS_ACCESS_KEY_ID));
    for (const request of mail.requests) {
      expect(request.headers.authorization).toEqual(signedBy(keys.AWS_ACCESS_KEY_ID, 'ses'));
      expect(JSON.parse(request.body)).toMatchObject({ ReplyToAddresses: [goodInquiry.email] });
    }
  });
});
