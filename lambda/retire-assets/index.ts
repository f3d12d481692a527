import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@aws-lambda-powertools/logger';
import { S3Client } from '@aws-sdk/client-s3';
import { readAssetList } from './asset-list.ts';
import { assetListFile, environment } from './env.ts';
import { createHandler } from './handler.ts';
import { s3AssetStore } from './s3-asset-store.ts';

const bucketName = process.env[environment.bucketName];
if (!bucketName) throw new Error(`${environment.bucketName} is not set`);

/** The SDK waits between attempts, longer each time and by chance: S3 asks for less when it is asked too much. */
const client = new S3Client({
  maxAttempts: 5,
  requestHandler: { connectionTimeout: 1000, requestTimeout: 10_000, throwOnRequestTimeout: true },
});

/** The Lambda's entry point. */
export const handler = createHandler({
  build: readAssetList(readFileSync(path.join(import.meta.dirname, assetListFile), 'utf8')),
  store: s3AssetStore({ client, bucketName }),
  log: new Logger({ serviceName: 'retire-assets' }),
});
