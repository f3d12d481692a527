/** Errors of the machine's network, by Node's code or the SDK's name. */
const network =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ETIMEDOUT|TimeoutError)$/;

/**
 * What kept a deployed table or stack from being used, in one line that says what to do.
 * @param place what it is called
 * @returns nothing when it is none of what can be put right outside of this program
 */
export function awsProblem(error: unknown, place: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (/^Region (?:is missing|not accepted)/.test(message)) {
    return 'The AWS region is missing or not valid: set AWS_REGION, or use --region where a command has it.';
  }
  // Of these the SDK's own words are the best there are: a profile that is not there, a session that is over.
  if (name === 'CredentialsProviderError' || name === 'TokenProviderError') {
    return `No usable AWS credentials: ${firstLine(message)}. Sign in, or name a profile with AWS_PROFILE.`;
  }
  if (network.test(code) || network.test(name))
    return `AWS could not be reached (${code || name}). Is there a network?`;
  // What every exception of the SDK's services has.
  if (!('$fault' in error)) return undefined;
  if (name === 'ResourceNotFoundException') return `There is no such table: ${place}.`;
  return `AWS refused (${name}): ${firstLine(message)}.`;
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').replace(/[\s.]+$/, '');
}
