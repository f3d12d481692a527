import {
  CopyObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';
import type { AssetStore } from './asset-store.ts';
import { assetsPrefix, supersededTag } from './env.ts';

export interface S3AssetStoreOptions {
  readonly client: S3Client;
  readonly bucketName: string;
}

const { key: tagKey, value: tagValue } = supersededTag;

/**
 * Assets as objects of a bucket, the mark as their tag. A rule of the bucket counts from when an object was written and
 * not from when it was tagged, so marking is writing: a copy onto itself. S3 refuses one that changes nothing but
 * takes one that brings its headers along, and then it keeps no header by itself.
 */
export function s3AssetStore({ client, bucketName: Bucket }: S3AssetStoreOptions): AssetStore {
  return {
    async keys() {
      const keys: string[] = [];
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket, Prefix: assetsPrefix },
      )) {
        for (const { Key } of Contents) if (Key !== undefined) keys.push(Key);
      }
      return keys;
    },
    async isSuperseded(Key) {
      const { TagSet = [] } = await client.send(new GetObjectTaggingCommand({ Bucket, Key }));
      return TagSet.some(({ Key: key, Value: value }) => key === tagKey && value === tagValue);
    },
    async rewrite(Key, { superseded }) {
      const head = await client.send(new HeadObjectCommand({ Bucket, Key }));
      await client.send(
        new CopyObjectCommand({
          Bucket,
          Key,
          CopySource: `${Bucket}/${Key.split('/').map(encodeURIComponent).join('/')}`,
          MetadataDirective: 'REPLACE',
          ContentType: head.ContentType,
          CacheControl: head.CacheControl,
          Metadata: head.Metadata,
          TaggingDirective: 'REPLACE',
          Tagging: superseded ? `${tagKey}=${tagValue}` : undefined,
        }),
      );
    },
  };
}
