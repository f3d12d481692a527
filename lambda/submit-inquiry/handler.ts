import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { Answer } from './answer.ts';
import { corsHeaders, corsPreflightHeaders } from './cors.ts';
import { failureReport } from './failure-report.ts';
import { jsonAnswer, pageAnswer } from './http-answer.ts';
import type { Meter } from './meter.ts';
import { type Post, readPost } from './read-post.ts';
import { requestHeader } from './request-header.ts';
import { type Surroundings, submitInquiry } from './submit-inquiry.ts';

export interface HandlerOptions extends Surroundings {
  readonly log: Log;
  readonly meter: Meter;
  /** Origin of the website when the API has another one, otherwise empty. */
  readonly siteOrigin: string;
  /** Origins other than the API's own whose pages may post here and read the answer. */
  readonly allowedOrigins: readonly string[];
}

/** Takes what is safe to log: how a request went, never what it held. */
export interface Log {
  info(message: string, details: Readonly<Record<string, unknown>>): void;
  error(message: string, details: Readonly<Record<string, unknown>>): void;
}

export type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** The contact API: an event of an HTTP API (payload 2.0) to the domain, its outcome to an HTTP answer. */
export function createHandler(options: HandlerOptions): Handler {
  const { log, meter, siteOrigin, allowedOrigins, ...surroundings } = options;
  return async (event) => {
    const { http, requestId } = event.requestContext;
    const origin = requestHeader(event, 'origin');
    const post = readPost(event);
    // With no origin configured there is nothing to ask for: then OPTIONS is a method like any other.
    const isPreflight = !post.ok && post.reason === 'notAllowed' && http.method === 'OPTIONS';
    if (isPreflight && allowedOrigins.length > 0) {
      return { statusCode: 204, headers: corsPreflightHeaders(origin, allowedOrigins) };
    }
    const answer = await answerPost(post, requestId);
    const respond = post.format === 'form' ? pageAnswer : jsonAnswer;
    const result = respond(answer, { typed: post.typed, siteOrigin });
    return { ...result, headers: { ...result.headers, ...corsHeaders(origin, allowedOrigins) } };
  };

  async function answerPost(post: Post, requestId: string): Promise<Answer> {
    if (!post.ok) {
      log.info('refused', { requestId, reason: post.reason });
      meter.count({ refused: post.reason });
      return { kind: 'refusal', reason: post.reason };
    }
    try {
      const submission = await submitInquiry(post.input, surroundings);
      if (submission.status === 'rejected') {
        const { fields } = submission;
        log.info('refused', { requestId, reason: 'invalid', fields: Object.keys(fields) });
        meter.count({ refused: 'invalid' });
        return { kind: 'refusal', reason: 'invalid', fields };
      }
      const { id, name, how, suspect } = submission;
      log.info('accepted', { requestId, id, how, ...(suspect.length > 0 && { suspect }) });
      meter.count(how);
      if (how === 'stored' && suspect.length > 0) meter.countSuspect();
      return { kind: 'thanks', id, name };
    } catch (error) {
      log.error('failed', { requestId, ...failureReport(error) });
      meter.count('failed');
      return { kind: 'refusal', reason: 'failed', requestId };
    }
  }
}
