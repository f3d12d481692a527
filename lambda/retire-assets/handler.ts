import type { AssetStore } from './asset-store.ts';
import { type Retirement, retireAssets } from './retire-assets.ts';

export interface HandlerOptions {
  /** Keys of the assets of the build that this Lambda was deployed with. */
  readonly build: ReadonlySet<string>;
  readonly store: AssetStore;
  readonly log: Log;
}

interface Log {
  info(message: string, details: Readonly<Record<keyof Retirement, number>>): void;
}

/** Whatever the event says, the bucket is brought in line. What fails is thrown: Lambda logs it and tries again. */
export function createHandler({ build, store, log }: HandlerOptions): () => Promise<void> {
  return async () => log.info('done', { ...(await retireAssets(build, store)) });
}
