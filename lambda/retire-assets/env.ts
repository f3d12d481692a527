/** Names of this Lambda's environment variables: the stack sets them, `index.ts` reads them. */
export const environment = {
  /** Name of the bucket of the website's files; required. */
  bucketName: 'BUCKET_NAME',
} as const;

/** File that the build puts beside the bundle: the keys of its assets, as a list in JSON. A variable would be too small. */
export const assetListFile = 'assets.json';

/** How the keys of all assets start. */
export const assetsPrefix = 'assets/';

/** What is on an asset that the deployed build does not have; a rule of the bucket deletes what bears it. */
export const supersededTag = { key: 'superseded', value: 'true' } as const;
