import { createHash, createHmac } from 'node:crypto';
import type { RecordedRequest } from './recorded-requests.ts';

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** Who signed a request and for what (Signature Version 4). */
export interface Signer {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  readonly service: string;
}

/** The `authorization` that a request has to carry, worked out from what arrived (AWS, "Create a signed AWS API request"). */
export function expectedAuthorization(request: RecordedRequest, signer: Signer): string {
  const { method, path, headers, body } = request;
  const [, signed = ''] = /SignedHeaders=([a-z0-9;-]+)/.exec(headers.authorization ?? '') ?? [];
  const date = String(headers['x-amz-date']);
  const scope = [date.slice(0, 8), signer.region, signer.service, 'aws4_request'];
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, path, '', lines.join(''), signed, hash(body)].join('\n');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${signer.secretAccessKey}`) as Buffer;
  const toSign = ['AWS4-HMAC-SHA256', date, scope.join('/'), hash(canonical)].join('\n');
  return [
    `AWS4-HMAC-SHA256 Credential=${signer.accessKeyId}/${scope.join('/')}`,
    `SignedHeaders=${signed}`,
    `Signature=${hmac(key, toSign).toString('hex')}`,
  ].join(', ');
}
