import type { Answer } from './answer.ts';

/** One request to the deployed site, and what its answer must be. */
export interface Check {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** Path of the address, percent-encoded. */
  readonly path: string;
  /** JSON that is posted. */
  readonly json?: string;
  readonly status: number;
  /** Media type, such as `text/html`; what stands behind it depends on who serves the file. */
  readonly type?: string;
  /** By name in lower case. Capital letters don't count: CloudFront writes what it has settings for in its own way. */
  readonly headers: Readonly<Record<string, string>>;
  /** Looks at the body: what is wrong with it, or nothing. */
  readonly body?: (body: string) => string | undefined;
}

/** What is wrong with an answer, in words; empty when it is as it must be. */
export function problemsOf(check: Check, { status, headers, body }: Answer): readonly string[] {
  // The rest would only repeat that this is another page.
  if (status !== check.status) return [`status ${status} instead of ${check.status}`];
  const wrong = Object.entries(check.headers).filter(([name, value]) => !isSame(headers.get(name), value));
  const lines = wrong.map(([name, value]) => `${name} is ${headers.get(name)} instead of ${value}`);
  const type = headers.get('content-type')?.split(';')[0];
  if (check.type !== undefined && type !== check.type) lines.push(`a ${type} instead of a ${check.type}`);
  const bodyProblem = check.body?.(body);
  return bodyProblem === undefined ? lines : [...lines, bodyProblem];
}

function isSame(value: string | null, wanted: string): boolean {
  return value?.toLowerCase() === wanted.toLowerCase();
}
