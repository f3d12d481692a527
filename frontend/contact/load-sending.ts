type Sending = typeof import('./sending.ts').sending;

let loaded: Sending | undefined;

/** What sends the form and shows how that went, once it is there: always when there is something to show. */
export const loadedSending = () => loaded;

/** Rejects when it can't be had; a later call tries again. */
export async function loadSending(): Promise<Sending> {
  loaded ??= (await import('./sending.ts')).sending;
  return loaded;
}
