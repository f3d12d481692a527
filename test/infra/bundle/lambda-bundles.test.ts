import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { bundleHandlers } from '#infra/bundle/handlers.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { openStore } from '#infra/store/store.ts';
import { inserted, storedItem } from '#test/lambda/notify-sales/stream-event.ts';
import { goodInquiry, jsonPost } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { recordingService } from './recorded-requests.ts';
import { runBundle } from './run-bundle.ts';
import { expectedAuthorization } from './signature.ts';

const folder = temporaryFolder();
const region = 'eu-central-1';
const keys = { AWS_ACCESS_KEY_ID: 'AKIDENVIRONMENT', AWS_SECRET_ACCESS_KEY: 'secret/of+environment' };
const signer = {
  accessKeyId: keys.AWS_ACCESS_KEY_ID,
  secretAccessKey: keys.AWS_SECRET_ACCESS_KEY,
  region,
  service: 'dynamodb',
};
const post = jsonPost(goodInquiry);
const unavailable = [503, { __type: 'InternalServerError', message: 'try again' }] as const;
const error = (name: string) => ({ __type: `com.amazonaws.dynamodb.v20120810#${name}`, message: 'private' });

beforeAll(() => bundleHandlers(folder));

/** Runs the Lambda that takes inquiries, before this database. */
const submit = (database: string, variables: Readonly<Record<string, string>>, events: unknown[] = [post]) =>
  runBundle(path.join(folder, 'submit-inquiry/index.mjs'), events, {
    TABLE_NAME: localTableName,
    AWS_REGION: region,
    AWS_ENDPOINT_URL_DYNAMODB: database,
    ...variables,
  });

describe('credentials of a bundled Lambda', () => {
  it('are those of its environment', async () => {
    const database = await recordingService([200, {}]);
    const { answers } = await submit(database.origin, { ...keys, AWS_SESSION_TOKEN: 'session' });
    expect(answers).toMatchObject([{ statusCode: 200 }]);
    const [request] = database.requests;
    if (!request) throw new Error('nothing was asked for');
    expect(request.headers).toMatchObject({
      'x-amz-target': 'DynamoDB_20120810.PutItem',
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-security-token': 'session',
      authorization: expectedAuthorization(request, signer),
    });
    expect(request.headers.authorization).toMatch(/SignedHeaders=[^,]*\bhost;[^,]*x-amz-security-token/);
    expect(JSON.parse(request.body)).toMatchObject({ Item: { email: { S: goodInquiry.email } } });
  });

  it('are those of the endpoint that SnapStart and containers have', async () => {
    const credentials = { AccessKeyId: 'AKIDCONTAINER', SecretAccessKey: 'other', Token: 'of-endpoint' };
    const endpoint = await recordingService([200, { ...credentials, Expiration: '2999-01-01T00:00:00Z' }]);
    const database = await recordingService([200, {}]);
    const { answers } = await submit(
      database.origin,
      {
        AWS_CONTAINER_CREDENTIALS_FULL_URI: `${endpoint.origin}/2021-04-23/credentials`,
        AWS_CONTAINER_AUTHORIZATION_TOKEN: 'token-of-the-function',
      },
      [post, post],
    );
    expect(answers).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }]);
    expect(endpoint.requests).not.toEqual([]);
    for (const { path: asked, headers } of endpoint.requests) {
      expect([asked, headers.authorization]).toEqual(['/2021-04-23/credentials', 'token-of-the-function']);
    }
    const container = { ...signer, accessKeyId: 'AKIDCONTAINER', secretAccessKey: 'other' };
    expect(database.requests).not.toEqual([]);
    for (const request of database.requests) {
      expect(request.headers['x-amz-security-token']).toBe('of-endpoint');
      expect(request.headers.authorization).toBe(expectedAuthorization(request, container));
    }
  });

  it('are nowhere else, and then nothing is sent', async () => {
    const database = await recordingService([200, {}]);
    const elsewhere = { AWS_PROFILE: 'company', AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/x' };
    const { answers, log } = await submit(database.origin, elsewhere);
    expect(answers).toMatchObject([{ statusCode: 500 }]);
    expect(log).toContainEqual(expect.objectContaining({ failure: 'CredentialsProviderError' }));
    expect(database.requests).toEqual([]);
  });
});

describe('failures of the database, through the bundle', () => {
  it('leave an inquiry that is there as it is', async () => {
    const data = path.join(temporaryFolder(), 'dynamodb');
    mkdirSync(data);
    const store = await openStore(data);
    if (!store) throw new Error('the store is locked');
    try {
      const { answers, log } = await submit(store.endpoint, keys, [post, post]);
      expect(answers).toMatchObject([{ statusCode: 200 }, { statusCode: 200 }]);
      expect(log).toMatchObject([{ how: 'stored' }, { how: 'repeat' }]);
    } finally {
      await store.close();
    }
  });

  it.each([
    'ProvisionedThroughputExceededException',
    'ThrottlingException',
    'ReplicatedWriteConflictException',
  ])('are tried again after %s', async (name) => {
    const database = await recordingService([400, error(name)], unavailable, [200, {}]);
    const { answers } = await submit(database.origin, keys);
    expect(answers).toMatchObject([{ statusCode: 200 }]);
    expect(database.requests).toHaveLength(3);
  });

  it('are given up after the last attempt', async () => {
    const database = await recordingService(unavailable);
    const { answers, log } = await submit(database.origin, keys);
    expect(answers).toMatchObject([{ statusCode: 500 }]);
    const response = expect.objectContaining({ status: 503, attempts: 3 });
    expect(log).toContainEqual(expect.objectContaining({ failure: 'InternalServerError', response }));
    expect(database.requests).toHaveLength(3);
  });

  it('are not tried again when that would not help, and keep their name', async () => {
    const database = await recordingService([400, error('ResourceNotFoundException')]);
    const { answers, log } = await submit(database.origin, keys);
    expect(answers).toMatchObject([{ statusCode: 500 }]);
    expect(log).toContainEqual(expect.objectContaining({ failure: 'ResourceNotFoundException' }));
    expect(database.requests).toHaveLength(1);
  });
});

describe('the bundled notify-sales', () => {
  it('signs for the table and for the mail service', async () => {
    const [database, mail] = [await recordingService([200, {}]), await recordingService([200, {}])];
    const event = { Records: [inserted(storedItem('i1'))] };
    const { answers } = await runBundle(path.join(folder, 'notify-sales/index.mjs'), [event], {
      ...keys,
      AWS_REGION: region,
      TABLE_NAME: localTableName,
      SALES_EMAIL: 'sales@company.example',
      SENDER_EMAIL: 'website@company.example',
      AWS_ENDPOINT_URL_DYNAMODB: database.origin,
      AWS_ENDPOINT_URL_SESV2: mail.origin,
    });
    expect(answers).toEqual([{ batchItemFailures: [] }]);
    expect(database.requests).toHaveLength(2);
    expect(mail.requests).toHaveLength(1);
    for (const request of database.requests) {
      expect(request.headers.authorization).toBe(expectedAuthorization(request, signer));
    }
    for (const request of mail.requests) {
      expect(request.headers.authorization).toBe(
        expectedAuthorization(request, { ...signer, service: 'ses' }),
      );
      expect(JSON.parse(request.body)).toMatchObject({ ReplyToAddresses: [goodInquiry.email] });
    }
  });
});
