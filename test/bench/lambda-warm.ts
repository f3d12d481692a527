import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Calls } from './lambda-calls.ts';

/** As the runtime of a Lambda of 256 MB sets them; with more, Node would collect its garbage later. */
const memoryLimits = ['--max-old-space-size=230', '--max-semi-space-size=12'];

/** Calls a bundled Lambda in a row, before a database that takes everything: what is left is the Lambda and a round trip. */
export async function measureCalls(
  bundle: string,
  count: number,
  env: Readonly<Record<string, string>>,
): Promise<Calls> {
  const database = createServer((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end('{}');
    });
  });
  await once(database.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = database.address() as AddressInfo;
    const script = fileURLToPath(new URL('./lambda-calls.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...memoryLimits, script, pathToFileURL(bundle).href, String(count)],
      {
        env: { ...env, AWS_ENDPOINT_URL_DYNAMODB: `http://127.0.0.1:${port}` },
      },
    );
    return JSON.parse(stdout) as Calls;
  } finally {
    database.closeAllConnections();
    database.close();
  }
}
