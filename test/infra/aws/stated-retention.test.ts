import { App } from 'aws-cdk-lib';
import { expect, test } from 'vitest';
import { readBuildOutput } from '#infra/aws/build-output.ts';
import { createStacks } from '#infra/aws/stacks.ts';
import { parseConfig } from '#infra/config.ts';
import { SetupError } from '#infra/setup-error.ts';
import { smallBuild } from '../small-build.ts';

test('a stack that stores inquiries longer or shorter than the pages say is refused in one line', () => {
  const build = { ...readBuildOutput(smallBuild()), statedRetention: 730 };
  const create = () => createStacks(new App(), parseConfig({ retentionDays: 365 }), build);
  expect(create).toThrow(SetupError);
  expect(create).toThrow(/^retentionDays: .* 730 days, not 365; .* VITE_RETENTION_DAYS=365 .*$/);
});
