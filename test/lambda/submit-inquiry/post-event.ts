import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { contactPath } from '#shared/contact-api.ts';

/** A valid inquiry. */
export const goodInquiry = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  phoneNumber: '+919876543210',
  comment: 'Please call me.\nनमस्ते – é 🙂',
};

export interface PostEventOptions {
  readonly body?: string | Buffer;
  readonly contentType?: string;
  readonly method?: string;
  readonly path?: string;
  /** Whether API Gateway encodes the body in base64, as it does for form posts. */
  readonly base64?: boolean;
  /** The Origin header. */
  readonly origin?: string;
  /** Other headers. By default those of a browser on a page of the site. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

/** An event of an HTTP API, in payload format 2.0. */
export function postEvent(options: PostEventOptions = {}): APIGatewayProxyEventV2 {
  const { body, contentType, origin, method = 'POST', path = contactPath } = options;
  const { base64 = Buffer.isBuffer(body) } = options;
  return {
    version: '2.0',
    routeKey: 'ANY /contact/submit',
    rawPath: path,
    rawQueryString: '',
    headers: {
      ...(contentType !== undefined && { 'content-type': contentType }),
      ...(origin !== undefined && { origin }),
      'sec-fetch-site': 'same-origin',
      ...options.headers,
    },
    requestContext: {
      accountId: '123456789012',
      apiId: 'api',
      domainName: 'api.example',
      domainPrefix: 'api',
      http: { method, path, protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'test' },
      requestId: 'request-1',
      routeKey: 'ANY /contact/submit',
      stage: 'dev',
      time: '21/Nov/2026:09:06:00 +0000',
      timeEpoch: 1795251960000,
    },
    body: body === undefined ? undefined : Buffer.from(body).toString(base64 ? 'base64' : 'utf8'),
    isBase64Encoded: base64,
  };
}

export const jsonPost = (value: unknown, headers: PostEventOptions['headers'] = {}) =>
  postEvent({ body: JSON.stringify(value), contentType: 'application/json', headers });

/** The event of a form that a browser posts without script. */
export const formPost = (
  fields: Readonly<Record<string, string>>,
  headers: PostEventOptions['headers'] = {},
) =>
  postEvent({
    body: Buffer.from(new URLSearchParams(fields).toString()),
    contentType: 'application/x-www-form-urlencoded',
    headers,
  });
