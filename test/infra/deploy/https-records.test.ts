import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { decode, encode } from 'dns-packet';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { missingHttpsRecords } from '#infra/deploy/https-records.ts';

/** A name server that knows an HTTPS record of `with.example`, and stays silent about `silent.example`. */
let socket: ReturnType<typeof createSocket>;
let server: string;

beforeEach(async () => {
  socket = createSocket('udp4');
  socket.on('message', (message, { port, address }) => {
    const { id = 0, questions = [] } = decode(message);
    const [question] = questions;
    if (!question || question.name === 'silent.example') return;
    expect(question.type as string).toBe('UNKNOWN_65');
    // Priority 1, the host itself, and `alpn=h3` (RFC 9460, appendix D).
    const data = Buffer.from([0, 1, 0, 0, 1, 0, 3, 2, 0x68, 0x33]);
    const record = { type: 'UNKNOWN_65', name: question.name, ttl: 60, data };
    const alias = { type: 'CNAME', name: question.name, ttl: 60, data: 'elsewhere.example' };
    const answers = [question.name === 'with.example' ? record : alias];
    const response = { type: 'response', id, questions, answers } as Parameters<typeof encode>[0];
    socket.send(encode(response), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server = `127.0.0.1:${socket.address().port}`;
});
afterEach(() => void socket.close());

it('names the hosts without an HTTPS record, and those about which no response comes', async () => {
  const hosts = ['with.example', 'without.example', 'silent.example'];
  expect(await missingHttpsRecords(hosts, server, 1_000)).toEqual([
    expect.stringMatching(/^without\.example has no HTTPS record/),
    expect.stringMatching(/^Whether silent\.example .*127\.0\.0\.1:\d+ did not respond/),
  ]);
});
