import type { AssetStore } from './asset-store.ts';

/** How many assets are looked at and written at the same time. */
const atOnce = 10;

/** How many assets there are and what became of them. */
export interface Retirement {
  /** In the bucket, of this build and of earlier ones. */
  readonly stored: number;
  /** Of this build. */
  readonly current: number;
  /** Marked just now. */
  readonly retired: number;
  /** Freed of the mark just now: a build came back, or a file of it. */
  readonly revived: number;
}

/** Thrown when the bucket lacks assets of this build: its deployment is under way, or somebody deleted them. */
export class MissingAssetsError extends Error {
  override readonly name = 'MissingAssetsError';
}

/**
 * Marks the assets of earlier builds, from when on they have their time to go, and takes the mark off those of this one.
 * What is as it should be is left alone, so that it can run at any time and any number of times.
 * @param build keys of the assets of the deployed build
 * @throws {MissingAssetsError} when not all of them are there; nothing is marked then, as pages may need what is old
 * @throws what the store throws, after all others were tried
 */
export async function retireAssets(build: ReadonlySet<string>, store: AssetStore): Promise<Retirement> {
  const stored = await store.keys();
  const current = stored.filter((key) => build.has(key));
  const revived = await mark(current, false, store);
  if (current.length < build.size) {
    const message = `${build.size - current.length} of this build's ${build.size} assets are not in the bucket`;
    throw new MissingAssetsError(message);
  }
  const old = stored.filter((key) => !build.has(key));
  return {
    stored: stored.length,
    current: current.length,
    retired: await mark(old, true, store),
    revived,
  };
}

/** @returns how many were not so before */
async function mark(keys: readonly string[], superseded: boolean, store: AssetStore): Promise<number> {
  const waiting = keys.values();
  let changed = 0;
  const errors: unknown[] = [];
  async function work() {
    // Shared by all who work: each takes the next that nobody has.
    for (const key of waiting) {
      try {
        if ((await store.isSuperseded(key)) === superseded) continue;
        await store.rewrite(key, { superseded });
        changed += 1;
      } catch (error) {
        errors.push(error);
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  if (errors.length > 0) throw errors[0];
  return changed;
}
