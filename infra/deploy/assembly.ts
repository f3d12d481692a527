import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

/** A stack that was synthesized. */
export interface Stack {
  readonly name: string;
  /** Nothing when it goes to the region of the credentials. */
  readonly region: string | undefined;
}

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.string().default(''),
      properties: z.object({ stackName: z.string().optional() }).default({}),
    }),
  ),
});

/**
 * The stacks of one stage. The role for GitHub is none of them: a person deploys it, as nothing can give itself its
 * first right.
 * @param folder what `cdk synth` wrote
 */
export function stacksOfStage(folder: string, stage: string): readonly Stack[] {
  const { artifacts } = manifest.parse(JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')));
  const main = `website-${stage}`;
  return Object.entries(artifacts)
    .filter(([, { type }]) => type === 'aws:cloudformation:stack')
    .map(([id, { environment, properties }]) => {
      // aws://<account>/<region>
      const region = environment.split('/').at(-1);
      return {
        name: properties.stackName ?? id,
        region: region === 'unknown-region' ? undefined : region,
      };
    })
    .filter(({ name }) => name === main || name.startsWith(`${main}-`));
}
