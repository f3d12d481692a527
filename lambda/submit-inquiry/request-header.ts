import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/**
 * Value of a request's header. Lower case is what the service sends; local emulators are not that strict.
 * @param name in lower case
 */
export function requestHeader(event: APIGatewayProxyEventV2, name: string): string | undefined {
  return Object.entries(event.headers).find(([key]) => key.toLowerCase() === name)?.[1];
}
