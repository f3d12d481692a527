import {
  CopyObjectCommand,
  GetObjectTaggingCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { createHandler } from '#lambda/retire-assets/handler.ts';
import { s3AssetStore } from '#lambda/retire-assets/s3-asset-store.ts';

interface StoredObject {
  readonly tag: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Day on which it was written. */
  readonly writtenOn: number;
}

const bucketName = 'website-files';
const headers = { ContentType: 'text/javascript', CacheControl: 'public, max-age=31536000, immutable' };
const keysInPage = 3;

/** The bucket of the website in memory, with its rule and a calendar, behind the real store on a mocked client. */
export function versionedBucket() {
  const objects = new Map<string, StoredObject>();
  const s3 = mockClient(S3Client);
  const lines: unknown[] = [];
  let today = 0;
  let copies = 0;

  const object = (key = '') => {
    const found = objects.get(key);
    if (!found) throw new Error(`there is no ${key}`);
    return found;
  };
  s3.on(ListObjectsV2Command).callsFake(
    ({ Prefix, ContinuationToken = '' }: ListObjectsV2Command['input']) => {
      const keys = [...objects.keys()].filter((key) => key.startsWith(Prefix ?? '')).sort();
      const rest = keys.filter((key) => key > ContinuationToken);
      const Contents = rest.slice(0, keysInPage).map((Key) => ({ Key }));
      return rest.length > keysInPage
        ? { Contents, NextContinuationToken: Contents.at(-1)?.Key }
        : { Contents };
    },
  );
  s3.on(HeadObjectCommand).callsFake(({ Key }: HeadObjectCommand['input']) => object(Key).headers);
  s3.on(GetObjectTaggingCommand).callsFake(({ Key }: GetObjectTaggingCommand['input']) => {
    const [name, value] = object(Key).tag?.split('=') ?? [];
    return { TagSet: name === undefined ? [] : [{ Key: name, Value: value }] };
  });
  s3.on(CopyObjectCommand).callsFake((input: CopyObjectCommand['input']) => {
    const { Key = '', CopySource = '', MetadataDirective, TaggingDirective, Tagging } = input;
    if (decodeURIComponent(CopySource) !== `${bucketName}/${Key}`)
      throw new Error(`copied from ${CopySource}`);
    // As S3 does, which takes both from the source where it is not told otherwise.
    if (MetadataDirective !== 'REPLACE') throw new Error('a copy onto itself that changes nothing');
    const tag = TaggingDirective === 'REPLACE' ? Tagging : object(Key).tag;
    const { ContentType = 'binary/octet-stream', CacheControl = '' } = input;
    objects.set(Key, { tag, headers: { ContentType, CacheControl }, writtenOn: today });
    copies += 1;
    return {};
  });

  return {
    s3,
    objects,
    lines,
    headers,
    get today() {
      return today;
    },
    /** Writes files as a deployment does. */
    put(keys: Iterable<string>) {
      for (const key of keys) objects.set(key, { tag: undefined, headers, writtenOn: today });
    },
    /** Lets days go by, at whose end the rule takes what it names. */
    pass(days: number, rule: { readonly tag: string; readonly days: number }) {
      today += days;
      for (const [key, { tag, writtenOn }] of objects) {
        if (tag === rule.tag && today - writtenOn >= rule.days) objects.delete(key);
      }
    },
    /** Runs the Lambda of this build; tells how many objects it wrote. */
    async retire(build: Iterable<string>): Promise<number> {
      const before = copies;
      const store = s3AssetStore({ client: new S3Client({ region: 'eu-central-1' }), bucketName });
      const log = { info: (...line: unknown[]) => void lines.push(line) };
      await createHandler({ build: new Set(build), store, log })();
      return copies - before;
    },
  };
}
