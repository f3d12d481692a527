/** Errors of the machine's network, by Node's code or the SDK's name. */
const network =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|TimeoutError)$/;

/**
 * Explains in one line why a deployed table or stack could not be used, and what to do.
 * @param place its name in the message
 * @returns undefined if the user cannot solve the problem
 */
export function awsProblem(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (/^Region (?:is missing|not accepted)/.test(message)) {
    return 'The AWS region is missing or not valid: set AWS_REGION, or use --region where a command has it.';
  }
  // The SDK's own message says most about these, such as a missing profile or an expired session.
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError') {
    return `No usable AWS credentials: ${firstLine(message)}. Sign in, or name a profile with AWS_PROFILE.`;
  }
  if (network.test(code) || network.test(name))
    return `AWS could not be reached (${code || name}). Check the network connection.`;
  // Every exception of an AWS service has this property.
  if (!('$fault' in error)) return undefined;
  if (name === 'ResourceNotFoundException') return `There is no such table: ${place}.`;
  return `AWS refused (${name}): ${firstLine(message)}.`;
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').replace(/[\s.]+$/, '');
}
