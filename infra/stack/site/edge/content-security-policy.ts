/**
 * The policy of the response header: what browsers ignore in a meta element, and what is the same for every page. Browsers
 * apply both policies; the page's own is in frontend/build/page-policy.ts. It is short because every response carries it.
 */
export const headerPolicy = [
  "frame-ancestors 'none'",
  // No script may turn text into HTML or into a script.
  "require-trusted-types-for 'script'",
].join('; ');
