import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { formAgeHeader } from '#shared/contact-api.ts';
import type { Mark } from '../inquiry/marks.ts';
import { requestHeader } from './request.ts';

/** What the headers of a request say about its sender. Any program can write them as it likes. */
export interface Sender {
  /** The page of the site that the form is on, such as `/contact-us`. */
  readonly pagePath: string | undefined;
  /** What a browser's form does not send. */
  readonly signs: readonly Mark[];
}

export interface SiteOptions {
  /** Origin of the website if the API has another one, otherwise empty. */
  readonly siteOrigin: string;
  /** Origins other than the API's own whose pages may post here and read the response. */
  readonly allowedOrigins: readonly string[];
  /** Paths of the website's pages. No other path is stored. */
  readonly pages: readonly string[];
}

/** Milliseconds. */
const fastestPerson = 2000;

export function senderOf(event: APIGatewayProxyEventV2, options: SiteOptions): Sender {
  const { siteOrigin, allowedOrigins, pages } = options;
  const origin = requestHeader(event, 'origin');
  const fetchSite = requestHeader(event, 'sec-fetch-site');
  // Safari before 16.4 does not say which site it is on.
  const site = fetchSite ?? (siteOrigin === '' ? 'same-origin' : undefined);
  const isOurs = site === 'same-origin' || (origin !== undefined && origin === siteOrigin);
  const referer = URL.parse(requestHeader(event, 'referer') ?? '');
  const path = referer?.pathname ?? '';
  // To an API with an origin of its own, every page refers as `/` (Referrer-Policy).
  const isFullPath = site === 'same-origin' || path !== '/';
  const isPage = isOurs && referer?.origin === origin && isFullPath && pages.includes(path);

  const isAllowed = origin !== undefined && allowedOrigins.includes(origin);
  const age = requestHeader(event, formAgeHeader) ?? '';
  const signs: Readonly<Partial<Record<Mark, boolean>>> = {
    // Every browser names its origin in a POST.
    program: fetchSite === undefined && origin === undefined,
    otherSite: /^(?:cross|same)-site$/.test(fetchSite ?? '') && !isAllowed,
    fast: /^\d{1,15}$/.test(age) && Number(age) < fastestPerson,
  };
  return {
    pagePath: isPage ? path : undefined,
    signs: (Object.keys(signs) as Mark[]).filter((sign) => signs[sign]),
  };
}
