/** The part of autocannon that is used; it brings no types. */
declare module 'autocannon' {
  interface Request {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    /** Makes this request another one each time. */
    setupRequest?: (request: Request) => Request;
    body?: string;
  }

  interface Options {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
  }

  interface Result {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number };
    /** Seconds. */
    duration: number;
    errors: number;
    non2xx: number;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default function autocannon(options: Options): Promise<Result>;
}
