/** What may be logged of a failure. */
export interface FailureReport {
  readonly failure: string;
  /** Where it came from: functions and places, without the message. */
  readonly frames: readonly string[];
  /** What a cloud service answered, to look it up there. (`service` is the logger's own word.) */
  readonly response?: { readonly status?: number; readonly requestId?: string; readonly attempts?: number };
}

/** Reports an error without its message: a service's message may quote what was sent to it, and that is private. */
export function failureReport(error: unknown): FailureReport {
  if (!(error instanceof Error)) return { failure: typeof error, frames: [] };
  const frames = framesOf(error);
  const response = '$metadata' in error ? responseReport(error.$metadata) : undefined;
  return { failure: error.name, frames, ...(response && { response }) };
}

function responseReport(metadata: unknown): FailureReport['response'] {
  const { httpStatusCode, requestId, attempts } = metadata as {
    httpStatusCode?: number;
    requestId?: string;
    attempts?: number;
  };
  return { status: httpStatusCode, requestId, attempts };
}

/** The stack without the lines of the message; none of it when the message cannot be told apart. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  const lines = stack.slice(start + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}
