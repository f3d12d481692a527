import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

/** What CloudFront runs, as it is deployed. */
export const source = readFileSync(
  path.resolve(import.meta.dirname, '../../../infra/edge/viewer-request.js'),
  'utf8',
);

// Nothing in it but the language: no Node, no timers, no URL.
const sandbox = vm.createContext({}, { codeGeneration: { strings: false, wasm: false } });
vm.runInContext(source, sandbox);

/** A constant of the function's file. */
export function constant(name: string): unknown {
  return vm.runInContext(name, sandbox);
}

interface Value {
  readonly value: string;
}
type QueryString = Record<string, Value & { readonly multiValue?: readonly Value[] }>;

interface GivenResponse {
  readonly statusCode: number;
  readonly headers: { readonly location?: Value; readonly [name: string]: Value | undefined };
  readonly body?: { readonly encoding: string; readonly data: string };
}

/** What the function decided: the path to ask the origin for, or the response given at once. */
export type Decision = { readonly uri: string } | { readonly response: GivenResponse };

/** Runs the function on a path, as it comes in a request line. */
export function decide(uri: string, querystring: QueryString = {}): Decision {
  const request = { method: 'GET', uri, querystring, headers: {}, cookies: {} };
  const event = { version: '1.0', context: {}, viewer: { ip: '192.0.2.1' }, request };
  const handler = constant('handler') as (event: unknown) => GivenResponse | typeof request;
  const result = handler(event);
  return 'statusCode' in result ? { response: result } : { uri: result.uri };
}

/** Where the function redirects to; nothing when it doesn't. */
export function redirection(decision: Decision): string | undefined {
  return 'response' in decision ? decision.response.headers.location?.value : undefined;
}
