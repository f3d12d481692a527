import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleHandlers } from '#infra/bundle/handlers.ts';
import { assetListFile, environment } from '#lambda/retire-assets/env.ts';
import { runBundle } from '#test/infra/bundle/run-bundle.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';
import { s3Service } from './s3-service.ts';

const folder = temporaryFolder();
const bundle = path.join(folder, 'retire-assets/index.mjs');
const build = ['assets/app.css', 'assets/back.css'];

beforeAll(async () => {
  await bundleHandlers(folder);
  writeFileSync(path.join(folder, 'retire-assets', assetListFile), JSON.stringify(build));
});

const run = (origin: string) =>
  runBundle(bundle, [{ source: 'aws.cloudformation' }], {
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'AKIDENVIRONMENT',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_S3: origin,
    [environment.bucketName]: 'website-files',
  });

it('speaks to S3 with the list beside it: marks what is old, frees what came back, leaves the rest', async () => {
  const service = await s3Service(
    [...build, 'assets/old.css', 'assets/older.css'],
    ['assets/back.css', 'assets/older.css'],
  );
  const { log } = await run(service.origin);
  expect(log).toContainEqual(
    expect.objectContaining({ message: 'done', stored: 4, current: 2, retired: 1, revived: 1 }),
  );
  const copies = service.requests.filter((request) => request.startsWith('PUT '));
  const copy = (key: string, tag: string) =>
    `PUT /website-files/${key} website-files/${key}, text/css, immutable, ${tag}`;
  expect(copies.sort()).toEqual([copy('assets/back.css', 'none'), copy('assets/old.css', 'superseded=true')]);
});

it('fails, with what is wrong, where the build is not in the bucket', async () => {
  const service = await s3Service(['assets/app.css', 'assets/old.css'], []);
  await expect(run(service.origin)).rejects.toThrow(/1 of this build's 2 assets are not in the bucket/);
  expect(service.requests.filter((request) => request.startsWith('PUT '))).toEqual([]);
});
