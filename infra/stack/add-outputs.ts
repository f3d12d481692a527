import { CfnOutput, type Stack } from 'aws-cdk-lib';
import { type StackOutputs, stackOutputs } from '../stack-outputs.ts';

/** Adds those outputs to a stack that have a value. */
export function addOutputs(
  stack: Stack,
  values: Readonly<Partial<Record<keyof StackOutputs, string | undefined>>>,
): void {
  for (const [name, description] of Object.entries(stackOutputs)) {
    const value = values[name as keyof StackOutputs];
    if (value) new CfnOutput(stack, name, { value, description });
  }
}
