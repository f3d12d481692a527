import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { checkPort } from '#infra/local/loopback-server.ts';
import { SetupError } from '#infra/setup-error.ts';

describe('a port that cannot be used is an error that names another one:', () => {
  it.each(['127.0.0.1', '::1'])('one that is taken on %s', async (address) => {
    const other = createServer().listen(0, address);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const problem = new SetupError(
      `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
    );
    await expect(checkPort(port)).rejects.toThrow(problem);
    other.close();
  });

  it('one that needs rights of its own', async () => {
    // Whether this machine grants it or not, it cannot be used twice. Other runs of this test use other ports.
    const port = 600 + (process.pid % 400);
    const other = createServer().listen(port, '127.0.0.1');
    // Rejects where rights are missing.
    await once(other, 'listening').catch(() => undefined);
    await expect(checkPort(port)).rejects.toThrow(new RegExp(`^Port ${port} .*: PORT=8080 npm start$`));
    other.close();
  });
});
