import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { expect, it, onTestFinished } from 'vitest';
import { bodyTimeout } from '#lambda/body-timeout.ts';

/** A service that begins each of its first responses and never ends them. */
async function stallingService(stalled: number) {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(200, { 'content-type': 'application/json' });
    if (requests > stalled) response.end('{"MessageId":"m1"}');
    else response.write('{"MessageId":');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const config = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    requestHandler: { requestTimeout: 20_000, throwOnRequestTimeout: true },
  };
  return { config, requests: () => requests };
}

it('a response whose body stalls fails, without another attempt where none is allowed', async () => {
  const { config, requests } = await stallingService(1);
  const client = new SESv2Client({ ...config, maxAttempts: 1 });
  client.middlewareStack.use(bodyTimeout(300));
  const command = new SendEmailCommand({ Content: {} });
  await expect(client.send(command)).rejects.toThrow('stalled');
  expect(requests()).toBe(1);
  expect(await client.send(command)).toMatchObject({ MessageId: 'm1' });
});

it('a response whose body stalls is asked for again where that is allowed', async () => {
  const { config, requests } = await stallingService(2);
  const client = new DynamoDBClient({ ...config, maxAttempts: 3 });
  client.middlewareStack.use(bodyTimeout(300));
  await client.send(new DescribeTableCommand({ TableName: 't' }));
  expect(requests()).toBe(3);
});
