import vm from 'node:vm';
import { viewerRequestCode } from '#infra/stack/site/edge/viewer-request-code.ts';

/** The code that CloudFront runs without a domain, which is the unchanged file. */
const source = viewerRequestCode('');

/** In `npm run mutants` only: the object that switches mutants on and records which test reaches which. */
const stryker = Object.entries(globalThis).filter(([name]) => name === '__stryker__');

/** Runs code with nothing but the language: no Node, no timers, no URL. */
function load(code: string): vm.Context {
  const sandbox = vm.createContext(Object.fromEntries(stryker), {
    codeGeneration: { strings: false, wasm: false },
  });
  vm.runInContext(code, sandbox);
  return sandbox;
}

const plain = load(source);

/** A constant of the function's file. */
export function constant(name: string): unknown {
  return vm.runInContext(name, plain);
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

/** The function's decision: the path for the origin, or an immediate response. */
export type Decision = { readonly uri: string } | { readonly response: GivenResponse };

/** Runs the function on the path of a request line. */
export function decide(uri: string, querystring: QueryString = {}): Decision {
  return run(plain, 'd111111abcdef8.cloudfront.net', uri, querystring);
}

export type Decide = (host: string | undefined, uri: string, querystring?: QueryString) => Decision;

/** The function as it is deployed with this canonical host. */
export function withCanonicalHost(canonicalHost: string): Decide {
  const sandbox = load(viewerRequestCode(canonicalHost));
  return (host, uri, querystring = {}) => run(sandbox, host, uri, querystring);
}

function run(sandbox: vm.Context, host: string | undefined, uri: string, querystring: QueryString): Decision {
  const headers = host === undefined ? {} : { host: { value: host } };
  const request = { method: 'GET', uri, querystring, headers, cookies: {} };
  const event = { version: '1.0', context: {}, viewer: { ip: '192.0.2.1' }, request };
  const handler = vm.runInContext('handler', sandbox) as (event: unknown) => GivenResponse | typeof request;
  const result = handler(event);
  return 'statusCode' in result ? { response: result } : { uri: result.uri };
}

/** Target of the function's redirect; undefined if it does not redirect. */
export function redirection(decision: Decision): string | undefined {
  return 'response' in decision ? decision.response.headers.location?.value : undefined;
}
