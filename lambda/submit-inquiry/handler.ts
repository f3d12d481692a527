import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { submitMetrics } from '../environment.ts';
import { failureReport, guarded, type Telemetry } from '../telemetry.ts';
import { noScriptPage } from './no-script-page.ts';
import { type ContactRequest, readRequest, refuseBypass, requestHeader } from './request.ts';
import {
  corsHeaders,
  jsonResponse,
  type Outcome,
  pageResponse,
  preflightResponse,
  type Refusal,
} from './response.ts';
import { type Sender, type SiteOptions, senderOf } from './sender.ts';
import { type Dependencies, submitInquiry } from './submit-inquiry.ts';

export interface HandlerOptions extends Dependencies, SiteOptions {
  readonly telemetry: Telemetry;
  /**
   * Secrets of which CloudFront adds one to each request.
   * @default every request is accepted
   */
  readonly originSecrets?: readonly string[];
}

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** The adapter between API Gateway (HTTP API, payload format 2.0) and the domain. */
export function createHandler(options: HandlerOptions): Handler {
  const { siteOrigin, allowedOrigins, originSecrets = [] } = options;
  const telemetry = guarded(options.telemetry);
  return async (event) => {
    const { http, requestId } = event.requestContext;
    const origin = requestHeader(event, 'origin');
    const request = refuseBypass(event, originSecrets) ?? readRequest(event);
    const isPreflight = !request.ok && request.reason === 'notAllowed' && http.method === 'OPTIONS';
    if (isPreflight && allowedOrigins.length > 0) return preflightResponse(origin, allowedOrigins);
    const outcome = await handle(request, senderOf(event, options), requestId);
    const response =
      request.format === 'form'
        ? pageResponse(outcome, noScriptPage(outcome, { typed: request.typed, siteOrigin }))
        : jsonResponse(outcome);
    return { ...response, headers: { ...response.headers, ...corsHeaders(origin, allowedOrigins) } };
  };

  async function handle(request: ContactRequest, sender: Sender, requestId: string): Promise<Outcome> {
    if (!request.ok) return refuse(request.reason, requestId);
    const { countryAssumed } = request;
    try {
      const submission = await submitInquiry(request.input, { ...sender, countryAssumed }, options);
      if (submission.status === 'rejected') return refuse('invalid', requestId, submission.fields);
      const { id, name, saved, suspect } = submission;
      telemetry.info('accepted', { requestId, id, saved, ...(suspect.length > 0 && { suspect }) });
      telemetry.metric(saved === 'repeat' ? submitMetrics.repeat : submitMetrics.stored, 1, 'Count');
      if (saved === 'stored' && suspect.length > 0) telemetry.metric(submitMetrics.suspect, 1, 'Count');
      return { kind: 'accepted', id, name };
    } catch (error) {
      telemetry.error('failed', { requestId, ...failureReport(error) });
      telemetry.metric(submitMetrics.failed, 1, 'Count');
      return { kind: 'refusal', reason: 'failed', requestId };
    }
  }

  function refuse(reason: Refusal['reason'], requestId: string, fields?: Refusal['fields']): Refusal {
    telemetry.info('refused', { requestId, reason, ...(fields && { fields: Object.keys(fields) }) });
    telemetry.metric(submitMetrics.refused, 1, 'Count', { reason });
    return { kind: 'refusal', reason, ...(fields && { fields }) };
  }
}
