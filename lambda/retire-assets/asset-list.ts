import { assetListFile, assetsPrefix } from './env.ts';

/**
 * Reads the keys of a build's assets.
 * @param text JSON
 * @throws Error when it names none or something else: by such a list the whole website would be old
 */
export function readAssetList(text: string): ReadonlySet<string> {
  const keys: unknown = JSON.parse(text);
  if (!Array.isArray(keys) || keys.length === 0) throw new Error(`${assetListFile} names no assets`);
  const other = keys.find((key) => typeof key !== 'string' || !key.startsWith(assetsPrefix));
  if (other !== undefined) throw new Error(`${assetListFile} names ${JSON.stringify(other)}, no asset`);
  return new Set(keys);
}
