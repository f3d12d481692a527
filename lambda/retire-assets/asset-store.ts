/** The website's assets, of this build and of earlier ones; the domain knows no more of the bucket. */
export interface AssetStore {
  /** Keys of all that are there. */
  keys(): Promise<readonly string[]>;
  /** Whether an asset is marked as one that goes when its time is over. */
  isSuperseded(key: string): Promise<boolean>;
  /** Writes an asset anew, with the mark or without it: its time starts then. */
  rewrite(key: string, options: { readonly superseded: boolean }): Promise<void>;
}
