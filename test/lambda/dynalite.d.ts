/** An implementation of DynamoDB's HTTP API. It has no types of its own; these declare what is used here. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  interface DynaliteOptions {
    /** Folder of the files; empty to store in memory. */
    readonly path: string;
    /** How long a new table stays in the state CREATING, in milliseconds. */
    readonly createTableMs?: number;
  }

  const dynalite: (options: DynaliteOptions) => Server;
  // biome-ignore lint/style/noDefaultExport: the package is CommonJS
  export default dynalite;
}
