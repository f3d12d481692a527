/** An implementation of DynamoDB's HTTP API; it comes without types. Only what is used here is declared. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface DynaliteOptions {
    /** Folder that LevelDB keeps it in. */
    readonly path: string;
    /** How long a new table takes, in milliseconds. */
    readonly createTableMs?: number;
  }

  /** Closing the server closes the store as well, once what is under way is done. */
  const dynalite: (options: DynaliteOptions) => Server;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS
  export default dynalite;
}
