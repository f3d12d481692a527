import { readFileSync } from 'node:fs';
import * as z from 'zod';

const websiteOutputs = z
  .object({ SiteAddress: z.string(), DistributionDomainName: z.string() })
  .catchall(z.string());

/** What the website's stack says of itself, by the name of the output. */
export type WebsiteOutputs = z.infer<typeof websiteOutputs>;

/** @param file what `cdk deploy` noted: JSON, by stack, then by name of the output */
export function readOutputs(file: string): WebsiteOutputs {
  const stacks = z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const outputs of Object.values(stacks)) {
    const { data } = websiteOutputs.safeParse(outputs);
    if (data !== undefined) return data;
  }
  throw new Error(`${file} names no SiteAddress`);
}
