import { awsProblem } from '#infra/aws-problem.ts';

/** What CloudFormation answers instead of what was asked for: nothing there, no right to know, or a line to say. */
export type CloudFormationProblem = 'no such stack' | 'not allowed' | { readonly line: string };

/** @returns nothing when it is none of what can be put right outside of this program */
export function cloudFormationProblem(error: unknown): CloudFormationProblem | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, message } = error;
  if (/^Region is missing/.test(message)) return { line: 'No AWS region is set: name it with -c region=...' };
  if (/^AccessDenied/.test(name)) return 'not allowed';
  if (name === 'ValidationError' && message.endsWith('does not exist')) return 'no such stack';
  const line = awsProblem(error, 'CloudFormation');
  return line === undefined ? undefined : { line };
}
