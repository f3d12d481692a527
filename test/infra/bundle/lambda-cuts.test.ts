import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as plainSdk from '@aws-sdk/client-dynamodb';
import { build } from 'esbuild';
import { beforeAll, expect, it, vi } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { lambdaCuts } from '#infra/bundle/lambda-cuts.ts';
import { trimPlugin } from '#infra/bundle/lambda-trim-plugin.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { recordingService } from './recorded-requests.ts';

let sdk: typeof plainSdk;

// The SDK as a Lambda has it, without a Lambda around it that hides what goes wrong.
beforeAll(async () => {
  const outfile = path.join(temporaryFolder(), 'sdk.mjs');
  const notHere =
    /^(?:zod|@aws-lambda-powertools|@aws-sdk\/(?:client-sesv2|signature-v4-multi-region))\/|SigV4A/;
  const cuts = Object.fromEntries(Object.entries(lambdaCuts).filter(([file]) => !notHere.test(file)));
  await build({
    stdin: { contents: 'export * from "@aws-sdk/client-dynamodb";', resolveDir: projectRoot },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    mainFields: ['module', 'main'],
    plugins: [trimPlugin(cuts)],
  });
  sdk = await import(outfile);
});

/** No credentials, and no service that could be reached. */
function emptyEnvironment(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('AWS_')) vi.stubEnv(name, undefined);
}

it('says which credentials a Lambda knows, when it has none of them', async () => {
  emptyEnvironment();
  vi.stubEnv('AWS_PROFILE', 'company');
  const client = new sdk.DynamoDBClient({ region: 'eu-central-1' });
  await expect(client.config.credentials()).rejects.toThrow(
    /AWS_ACCESS_KEY_ID .* AWS_CONTAINER_CREDENTIALS_FULL_URI; a Lambda's bundle knows no other/,
  );
});

it('says so when it is asked for what is left out', async () => {
  emptyEnvironment();
  vi.stubEnv('AWS_RETRY_MODE', 'adaptive');
  const client = new sdk.DynamoDBClient({ region: 'eu-central-1' });
  await expect(client.config.retryStrategy()).rejects.toThrow(/^The adaptive retry mode: left out/);
  const logging = () => new sdk.DynamoDBClient({ region: 'eu-central-1', logger: console });
  expect(logging).toThrow(/no log of the SDK's commands/);
});

it.each(['eu-central-1', 'us-gov-west-1', 'cn-north-1', 'eusc-de-east-1'])(
  'finds the same endpoints as the whole SDK in %s',
  (Region) => {
    const urls = ({ DynamoDBClient }: typeof plainSdk) =>
      [false, true].flatMap((UseFIPS) =>
        [false, true].map((UseDualStack) => {
          const { endpointProvider } = new DynamoDBClient({ region: Region }).config;
          try {
            return endpointProvider({ Region, UseFIPS, UseDualStack }).url.href;
          } catch (error) {
            return (error as Error).message;
          }
        }),
      );
    const expected = urls(plainSdk);
    expect(expected[0]).toContain(Region);
    expect(urls(sdk)).toEqual(expected);
  },
);

/** Names of DynamoDB's errors that the Lambdas import. */
function importedErrors(): string[] {
  const files = globSync('lambda/**/*.ts', { cwd: projectRoot });
  const imports = files.flatMap((file) => [
    ...readFileSync(path.join(projectRoot, file), 'utf8').matchAll(
      /import \{([^}]*)\} from '@aws-sdk\/client-dynamodb'/g,
    ),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return [...new Set(names.filter((name) => isError(name)))];
}

const isError = (name: string) =>
  (plainSdk as unknown as Record<string, { prototype?: unknown }>)[name]?.prototype instanceof Error;

it('knows every error that a Lambda asks for by its class', async () => {
  const names = importedErrors();
  expect(names).toContain('ConditionalCheckFailedException');
  for (const name of names) {
    const { origin } = await recordingService([400, { __type: `com.amazonaws.dynamodb.v20120810#${name}` }]);
    const client = new sdk.DynamoDBClient({
      endpoint: origin,
      region: 'eu-central-1',
      credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
      maxAttempts: 1,
    });
    const sent = client.send(new sdk.PutItemCommand({ TableName: 'inquiries', Item: {} }));
    await expect(sent).rejects.toBeInstanceOf((sdk as unknown as Record<string, unknown>)[name]);
    client.destroy();
  }
});
