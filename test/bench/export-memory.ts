/**
 * `node test/bench/export-memory.ts`: the most memory that the owner's export takes, for 1,000 to 100,000 inquiries of
 * about 700 bytes, from a table that is made up page by page. Linux only: it reads the peak from /proc.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';

const script = path.resolve(import.meta.dirname, '../../infra/inquiries/inquiries.ts');
const comment = 'We would like to forecast demand. '.repeat(15);

interface Query {
  readonly Limit: number;
  readonly ExclusiveStartKey?: { readonly id: { readonly S: string } };
}

/** A table with so many inquiries in its newest month, and the process that reads it. */
async function peakOf(
  rows: number,
  format: string,
): Promise<{ peak: number; bytes: number; seconds: number }> {
  let left = rows;
  const server = createServer(async (request, response) => {
    const { Limit } = (await json(request)) as Query;
    const size = Math.min(Limit, left);
    const Items = Array.from({ length: size }, (_, i) => item(left - i));
    left -= size;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    response.end(JSON.stringify({ Items, ...(left > 0 && { LastEvaluatedKey: { id: Items.at(-1)?.id } }) }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const child = spawn(
    process.execPath,
    [script, 'export', '--format', format, '--table', 'inquiries', '--region', 'eu-central-1'],
    {
      env: {
        ...process.env,
        AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}`,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const started = performance.now();
  let [bytes, peak] = [0, 0];
  for await (const chunk of child.stdout) {
    bytes += (chunk as Buffer).length;
    peak = peakMemory(child.pid) ?? peak;
  }
  server.close();
  server.closeAllConnections();
  return { peak, bytes, seconds: (performance.now() - started) / 1000 };
}

function item(number: number) {
  return {
    id: { S: `i${String(number).padStart(22, '0')}` },
    receivedAt: { S: '2026-11-21T09:06:00.123Z' },
    receivedMonth: { S: '2026-11' },
    expiresAt: { N: '4000000000' },
    name: { S: 'Asha Rao' },
    email: { S: 'asha@example.com' },
    phoneNumber: { S: '+919876543210' },
    comment: { S: comment },
  };
}

/** The peak of a process so far, in MB; nothing once it has ended. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
  } catch {
    return undefined;
  }
}

for (const format of ['csv', 'json']) {
  for (const rows of [1000, 10_000, 100_000]) {
    const { peak, bytes, seconds } = await peakOf(rows, format);
    const written = `${(bytes / 2 ** 20).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
    console.log(
      `${format.padEnd(5)}${String(rows).padStart(7)} inquiries: peak ${peak.toFixed(0)} MB, ${written}`,
    );
  }
}
