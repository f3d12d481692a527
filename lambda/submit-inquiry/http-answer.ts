import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { type Answer, statuses } from './answer.ts';
import { answerPage, type PageOptions } from './answer-page.ts';
import { errorWords } from './answer-words.ts';

/** The answer as JSON: `{ id }`, or `{ error, fields?, requestId? }`. */
export function jsonAnswer(answer: Answer): APIGatewayProxyStructuredResultV2 {
  if (answer.kind === 'thanks') return respond(answer, 'application/json', JSON.stringify({ id: answer.id }));
  const { reason, fields, requestId } = answer;
  return respond(
    answer,
    'application/json',
    JSON.stringify({ error: errorWords[reason], fields, requestId }),
  );
}

/** The answer as a page, for a form that was posted without script. */
export function pageAnswer(answer: Answer, options: PageOptions): APIGatewayProxyStructuredResultV2 {
  return respond(answer, 'text/html; charset=utf-8', answerPage(answer, options));
}

function respond(answer: Answer, contentType: string, body: string): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode: answer.kind === 'thanks' ? 200 : statuses[answer.reason],
    headers: {
      'content-type': contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // RFC 9110, 15.5.6: a 405 names what is allowed.
      ...(answer.kind === 'refusal' && answer.reason === 'notAllowed' && { allow: 'POST' }),
    },
    body,
  };
}
