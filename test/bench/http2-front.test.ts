import { once } from 'node:events';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listenOnLoopback } from '#infra/local/loopback-server.ts';
import { makeCertificate } from './certificate.ts';
import { openHttp2Front } from './http2-front.ts';

it('passes on over HTTP/2 what the server behind it answers', async () => {
  const behind = await listenOnLoopback({
    port: 0,
    securityHeaders: {},
    listener: ({ method, url, headers }, response) => {
      response.writeHead(418, { 'x-mine': 'kept' });
      response.end(JSON.stringify([method, url, headers['accept']]));
    },
  });
  const certificate = await makeCertificate();
  const front = await openHttp2Front(behind, certificate);
  const session = connect(`https://localhost:${front.port}`, { ca: certificate.cert });
  const stream = session.request({ ':path': '/a?b', accept: 'text/plain' });
  const [headers] = await once(stream, 'response');
  expect(headers).toMatchObject({ ':status': 418, 'x-mine': 'kept' });
  expect(headers).not.toHaveProperty('connection');
  expect(JSON.parse(await text(stream))).toEqual(['GET', '/a?b', 'text/plain']);
  await front.close();
  session.destroy();
});
