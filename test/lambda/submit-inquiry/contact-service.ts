import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { SaveResult } from '#lambda/inquiry/inquiry-store.ts';
import type { NewInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { createHandler } from '#lambda/submit-inquiry/handler.ts';
import type { Telemetry } from '#lambda/telemetry.ts';
import { recordingTelemetry } from '../recording-telemetry.ts';

export const noon = new Date('2026-11-21T12:00:00.123Z');

interface ContactServiceOptions {
  /** What the store does with an inquiry. */
  readonly save?: (inquiry: NewInquiry) => SaveResult;
  readonly siteOrigin?: string;
  readonly allowedOrigins?: readonly string[];
  readonly originSecrets?: readonly string[];
  readonly telemetry?: Telemetry;
}

/** The handler with a fake store, and everything that it saved, logged and counted. */
export function contactService({ save = () => 'stored', ...options }: ContactServiceOptions = {}) {
  const { telemetry, ...recorded } = recordingTelemetry();
  const saved: NewInquiry[] = [];
  const handle = createHandler({
    store: {
      async save(inquiry) {
        saved.push(inquiry);
        return save(inquiry);
      },
    },
    now: () => noon,
    telemetry,
    siteOrigin: '',
    allowedOrigins: [],
    pages: ['/', '/industries/', '/contact-us'],
    ...options,
  });
  return {
    ...recorded,
    saved,
    async post(event: APIGatewayProxyEventV2) {
      const { statusCode, headers = {}, body = '' } = await handle(event);
      return { status: statusCode, headers, body, json: () => JSON.parse(body) };
    },
  };
}
