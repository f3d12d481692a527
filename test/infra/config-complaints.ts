import { parseConfig } from '#infra/config.ts';
import { SetupError } from '#infra/setup-error.ts';

/** The lines of the refusal, if the context is refused. */
export function complaints(context: Record<string, unknown>): readonly string[] {
  try {
    parseConfig(context);
  } catch (error) {
    if (error instanceof SetupError) return error.message.split('\n');
    throw error;
  }
  return [];
}
