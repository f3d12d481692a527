/** The site's only API call, as the form, the stack, the local site and the tests use it. */

/** The API's stage, whatever the deployment is called (requirement R73). */
export const contactStage = 'dev';

/** The route inside the stage. */
export const contactRoute = '/contact/submit';

/** The path as a browser sees it on the API's host. */
export const contactPath = `/${contactStage}${contactRoute}`;

/** Largest accepted body, in bytes. */
export const maxBodyBytes = 16 * 1024;

/**
 * The form's hidden field, which people leave empty. An inquiry that fills it in is stored with a mark and not mailed.
 * Browsers have no autofill for this name.
 */
export const honeypotField = 'topic';

/**
 * Header in which the form's script says how many milliseconds ago the form was created. It is left out where that is
 * not known. The body has no room for it: its four keys are fixed.
 */
export const formAgeHeader = 'x-form-age';

/**
 * Header in which the form's script says `assumed` if the visitor has neither chosen the phone number's country nor entered
 * its code.
 */
export const phoneCountryHeader = 'x-phone-country';
export const assumedCountry = 'assumed';

/**
 * URL to post an inquiry to.
 * @param host origin of the API, such as `https://api.example`; empty for the page's own origin
 */
export function contactSubmitUrl(host = ''): string {
  return `${host.replace(/\/+$/, '')}${contactPath}`;
}

/** Content-Security-Policy of JSON responses: a browser that shows one needs nothing for it. */
export const jsonPolicy = "default-src 'none'; frame-ancestors 'none'";
