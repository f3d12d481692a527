import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDistribution } from '#infra/local/distribution.ts';
import { createGateway } from '#infra/local/gateway.ts';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { rawRequest } from './raw-request.ts';

const submit = '/dev/contact/submit';
let events: APIGatewayProxyEventV2[];
let requests: IncomingMessage[];
let respond: (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;
let server: LoopbackServer;
let url: string;

beforeEach(async () => {
  events = [];
  requests = [];
  respond = async () => ({ statusCode: 200, body: '{}' });
  const edge = createDistribution({
    site: '',
    gateway: createGateway((event) => {
      events.push(event);
      return respond(event);
    }),
    securityHeaders: {},
  });
  const listener: RequestListener = (received, response) => {
    requests.push(received);
    edge(received, response);
  };
  server = await listenOnLoopback({ port: 0, listener });
  url = `http://localhost:${server.port}${submit}`;
});
afterEach(() => server.close());

const post = (body: BodyInit, contentType: string) =>
  fetch(url, { method: 'POST', body, headers: { 'content-type': contentType } });

describe('the event', () => {
  it('is of payload format 2.0', async () => {
    await fetch(url, {
      method: 'POST',
      body: '{"é":1}',
      headers: { 'Content-Type': 'application/json', 'User-Agent': 'test', 'X-Own': 'Value' },
    });
    expect(events[0]).toMatchObject({
      version: '2.0',
      rawPath: submit,
      rawQueryString: '',
      headers: { 'content-type': 'application/json', 'x-own': 'Value', 'user-agent': 'test' },
      requestContext: {
        http: { method: 'POST', path: submit, protocol: 'HTTP/1.1', userAgent: 'test' },
        stage: 'dev',
        requestId: expect.stringMatching(/^[\da-f-]{36}$/),
        time: expect.stringMatching(/^\d{2}\/[A-Z][a-z]{2}\/\d{4}:\d{2}:\d{2}:\d{2} \+0000$/),
        timeEpoch: expect.any(Number),
      },
      body: '{"é":1}',
      isBase64Encoded: false,
    });
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'name=x'],
    ['anything binary', 'application/octet-stream', new Uint8Array([0, 255])],
    ['JSON that is no UTF-8', 'application/json', new Uint8Array([0x22, 255, 0x22])],
  ])('has %s in base64', async (_, contentType, body) => {
    await post(body, contentType);
    expect(events[0]).toMatchObject({
      body: Buffer.from(body as string).toString('base64'),
      isBase64Encoded: true,
    });
  });

  it('joins repeated headers, and has neither the query nor the cookies, which CloudFront drops', async () => {
    await rawRequest(
      server.port,
      `POST ${submit}?a=1 HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nCookie: a=1; b=2\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(events[0]).toMatchObject({
      rawPath: submit,
      rawQueryString: '',
      headers: { 'x-a': '1,2' },
      isBase64Encoded: false,
    });
    expect(events[0]?.headers).not.toHaveProperty('cookie');
    for (const absent of ['cookies', 'queryStringParameters', 'body'])
      expect(events[0]).not.toHaveProperty(absent);
  });
});

describe('the response', () => {
  it('is that of the Lambda', async () => {
    respond = async () => ({
      statusCode: 418,
      headers: { 'X-Own': 'tea' },
      body: Buffer.from([1, 2, 255]).toString('base64'),
      isBase64Encoded: true,
    });
    const response = await post('{}', 'application/json');
    expect(response.status).toBe(418);
    expect(response.headers.get('x-own')).toBe('tea');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(new Uint8Array([1, 2, 255]));
  });

  it('is 500 in JSON if the Lambda throws, and the next one is fine', async () => {
    const print = vi.spyOn(console, 'error').mockReturnValue();
    respond = async () => {
      throw new Error('secret');
    };
    const response = await post('{}', 'application/json');
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expect(print).toHaveBeenCalledOnce();
    respond = async () => ({ statusCode: 200 });
    expect((await post('{}', 'application/json')).status).toBe(200);
  });
});

it('a failure of the Lambda is temporary, with what the Lambda says about it', async () => {
  const failure = { statusCode: 500, headers: { 'x-own': 'yes' }, body: '{"error":"private"}' };
  respond = async () => failure;
  const response = await post('{}', 'application/json');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('x-own')).toBe('yes');
  expect(await response.text()).toBe(failure.body);
});

describe('a body that is too large', () => {
  const limit = 10 * 1024 * 1024;

  it('is refused before it is read if it is announced', async () => {
    const text = await rawRequest(
      server.port,
      `POST ${submit} HTTP/1.1\r\nHost: x\r\nContent-Length: ${limit + 1}\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toEqual({ error: expect.any(String) });
  });

  it('is refused if its size is unknown, and never reaches the Lambda', async () => {
    const call = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
    const responded = once(call, 'response');
    call.on('error', () => call.destroy());
    const chunk = Buffer.alloc(1024 * 1024);
    for (let i = 0; i < 11; i += 1) call.write(chunk);
    const [response] = await responded;
    expect(response.statusCode).toBe(413);
    response.resume();
    call.destroy();
    expect(events).toEqual([]);
  });

  it('is not one of exactly the limit', async () => {
    expect((await post(Buffer.alloc(limit), 'text/plain')).status).toBe(200);
    expect(events[0]?.body).toHaveLength(limit);
  });
});

it('does not call the Lambda when the visitor goes away while sending, and prints nothing', async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`POST ${submit} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf`);
  await vi.waitUntil(() => requests[0], { timeout: 30_000, interval: 5 });
  const closed = new Promise((resolve) => requests[0]?.once('close', resolve));
  socket.destroy();
  await closed;
  await setImmediate();
  expect(events).toEqual([]);
  expect(print).not.toHaveBeenCalled();
});
