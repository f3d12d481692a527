/** An implementation of DynamoDB's HTTP API. It has no types of its own; these declare what is used here. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface DynaliteOptions {
    /** Folder of the LevelDB files. */
    readonly path: string;
    /** How long a new table stays in the state CREATING, in milliseconds. */
    readonly createTableMs?: number;
  }

  /** Closing the server also closes LevelDB, once the requests under way are done. */
  const dynalite: (options: DynaliteOptions) => Server;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS
  export default dynalite;
}
