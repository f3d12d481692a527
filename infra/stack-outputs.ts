import { readFileSync } from 'node:fs';

/**
 * Reads the outputs of a deployment, by stack and name.
 * @param file JSON that `cdk deploy` writes
 * @returns nothing if the file is missing or holds something else
 */
export function readOutputs(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
