/** The one call that the site makes. Form, stack, local gateway and tests take it from here. */

/** The API's stage; the specification fixes it, whatever the deployment is called. */
export const contactStage = 'dev';

/** The route inside the stage. */
export const contactRoute = '/contact/submit';

/** The path as a browser sees it on the API's host. */
export const contactPath = `/${contactStage}${contactRoute}`;

/** Largest accepted body, in bytes. */
export const maxBodyBytes = 16 * 1024;

/**
 * The form's hidden field that people leave empty; a program that fills it is thanked, and nothing is sent or kept.
 * Its name is one that no browser's autofill knows, or a real visitor's inquiry could be lost.
 */
export const honeypotField = 'topic';

/**
 * Address to post an inquiry to.
 * @param host origin of the API, such as `https://api.example`; empty for the page's own origin
 */
export function contactSubmitUrl(host = ''): string {
  return `${host.replace(/\/+$/, '')}${contactPath}`;
}
