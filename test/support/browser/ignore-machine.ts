/**
 * Keeps settings of the machine away from the tests, which run everything on this machine. To be called by the
 * configuration of a test runner, so that all its processes inherit it.
 */
export function ignoreMachine(): void {
  const { env } = process;
  // React leaves `act` out of its production build.
  env['NODE_ENV'] = 'test';
  // The AWS SDK refuses these kinds of endpoints together with a URL.
  Object.assign(env, { AWS_USE_FIPS_ENDPOINT: 'false', AWS_USE_DUALSTACK_ENDPOINT: 'false' });
  // Playwright would ask a proxy for the local site. Of the two names, it reads the first that is set.
  const direct = [env['no_proxy'] || env['NO_PROXY'], 'localhost,127.0.0.1'].filter(Boolean).join();
  Object.assign(env, { no_proxy: direct, NO_PROXY: direct });
}
