import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { hstsScopes } from './edge/security-headers.ts';
import { SetupError } from './setup-error.ts';

/** Outputs of the website's stack. The other stacks of a deployment lack the first two. */
const websiteOutputs = z.object({
  Region: z.string(),
  AddressToVerify: z.string(),
  AllowedOrigins: z.optional(z.string()),
  SenderDomain: z.optional(z.string()),
  Hsts: z._default(z.enum(hstsScopes), 'site'),
});

/**
 * Reads what was deployed last.
 * @param file JSON that `cdk deploy` writes
 * @returns `senderDomain` is undefined if nobody is notified of inquiries
 * @throws {SetupError} if no website was deployed
 */
export function readDeployment(file: string) {
  for (const [stack, outputs] of Object.entries(readOutputs(file))) {
    const { data } = websiteOutputs.safeParse(outputs);
    if (data === undefined) continue;
    return {
      stack,
      region: data.Region,
      origin: data.AddressToVerify,
      allowedOrigins: data.AllowedOrigins?.split(',') ?? [],
      senderDomain: data.SenderDomain,
      hsts: data.Hsts,
    };
  }
  throw new SetupError(`${file} names no website: npm run deploy writes it.`);
}

/** @returns nothing if the file is missing or holds something else */
function readOutputs(file: string): object {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
