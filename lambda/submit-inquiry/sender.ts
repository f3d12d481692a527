import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { requestHeader } from './http-request.ts';

/** What the headers of a request say about its sender. Any program can write them as it likes. */
export interface Sender {
  /** The page of the site that the form is on, such as `/contact-us`. */
  readonly pagePath: string | undefined;
}

export interface SiteOptions {
  /** Origin of the website if the API has another one, otherwise empty. */
  readonly siteOrigin: string;
  /** Paths of the website's pages. No other path is stored. */
  readonly pages: readonly string[];
}

export function senderOf(event: APIGatewayProxyEventV2, { siteOrigin, pages }: SiteOptions): Sender {
  const origin = requestHeader(event, 'origin');
  // Browsers before 2023 do not all send it.
  const fetchSite = requestHeader(event, 'sec-fetch-site') ?? (siteOrigin === '' ? 'same-origin' : undefined);
  const isOurs = fetchSite === 'same-origin' || (origin !== undefined && origin === siteOrigin);
  const referer = URL.parse(requestHeader(event, 'referer') ?? '');
  const isPage = isOurs && referer?.origin === origin && pages.includes(referer?.pathname ?? '');
  return { pagePath: isPage ? referer?.pathname : undefined };
}
