/** `node lambda-calls.ts <bundle> <count>`: calls a bundled Lambda in a row and writes what that took, as JSON. */
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { goodInquiry, jsonPost } from '#test/lambda/submit-inquiry/post-event.ts';
import { quantile } from './median.ts';

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** Milliseconds but for the memory. */
export interface Calls {
  /** The first call, which also loads what the others need. */
  readonly first: { readonly cpuMs: number; readonly wallMs: number };
  readonly cpuMsEach: number;
  readonly p50: number;
  readonly p99: number;
  readonly peakMB: number;
}

const [, , bundle = '', count = ''] = process.argv;
const { handler } = (await import(bundle)) as { handler: Handler };

/** Another inquiry each time, as the same one again would be the same record. */
async function call(number: number): Promise<number> {
  const event = jsonPost({ ...goodInquiry, comment: `${goodInquiry.comment} ${number}` });
  const started = performance.now();
  const { statusCode } = await handler(event);
  if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  return performance.now() - started;
}

const cpuSince = (before?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const atFirst = process.cpuUsage();
const wallMs = await call(0);
const first = { cpuMs: cpuSince(atFirst), wallMs };

const before = process.cpuUsage();
const times: number[] = [];
for (let i = 1; i <= Number(count); i += 1) times.push(await call(i));

const calls: Calls = {
  first,
  cpuMsEach: cpuSince(before) / times.length,
  p50: quantile(times, 0.5),
  p99: quantile(times, 0.99),
  peakMB: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(calls));
