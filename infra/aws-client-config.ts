/**
 * Configuration of an AWS client for a command that somebody waits for.
 * @param region by default the one that this machine is configured for
 */
export function awsClientConfig(region: string | undefined) {
  return {
    ...(region !== undefined && { region }),
    maxAttempts: 3,
    // Long enough for a slow connection. Without limits, a command would hang when the connection is lost.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  };
}
