/**
 * How a client of AWS is set up for a command that somebody waits for.
 * @param region by default the one that the machine is set up for
 */
export function awsClientConfig(region: string | undefined) {
  return {
    ...(region !== undefined && { region }),
    maxAttempts: 3,
    // Seconds, as the way may be long; without limits a lost connection would look like a command that thinks.
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000, throwOnRequestTimeout: true },
  };
}
