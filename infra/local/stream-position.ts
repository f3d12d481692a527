import { readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const position = z.object({ from: z.iso.datetime() });

/** Before any inquiry: what is marked is not told again, so going too far back costs time only. */
const start = '2020-01-01T00:00:00.000Z';

/**
 * From when on inquiries may be untold, as ISO 8601 in UTC.
 * @returns nothing when none was noted; a damaged note stands for the beginning of time
 */
export function readPosition(file: string): string | undefined {
  try {
    return position.parse(JSON.parse(readFileSync(file, 'utf8'))).from;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : start;
  }
}

/** Notes it in one step: a kill leaves the old note or the new one. */
export async function writePosition(file: string, from: string): Promise<void> {
  await writeFile(`${file}.next`, `${JSON.stringify({ from })}\n`);
  await rename(`${file}.next`, file);
}
