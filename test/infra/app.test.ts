import { Annotations } from 'aws-cdk-lib';
import { expect, it, vi } from 'vitest';
import { domainProblem } from '#infra/deploy/check-domain.ts';
import { smallBuild } from './small-build.ts';

vi.mock('#infra/deploy/check-domain.ts', () => ({ domainProblem: vi.fn() }));
vi.mock('#infra/stack/build-output.ts', async (original) => {
  const { readBuildOutput } = await original<typeof import('#infra/stack/build-output.ts')>();
  return { readBuildOutput: () => readBuildOutput(smallBuild()) };
});

const settings = { region: 'us-east-1', domain: 'company.example', hostedZoneId: 'Z0123456789ABC' };

it.each([
  ['stops a deployment', true, 'addError'],
  ['only warns if DNS could not be asked', false, 'addWarningV2'],
] as const)('checks the domain, and %s', async (_, isCertain, annotation) => {
  vi.mocked(domainProblem).mockImplementation(async ({ domain }) => ({
    text: `${domain}: wrong`,
    isCertain,
  }));
  const added = {
    addError: vi.spyOn(Annotations.prototype, 'addError'),
    addWarningV2: vi.spyOn(Annotations.prototype, 'addWarningV2'),
  };
  vi.stubEnv('CDK_CONTEXT_JSON', JSON.stringify(settings));
  vi.resetModules();
  await import('#infra/app.ts');
  const names = Object.entries(added)
    .filter(([, { mock }]) => mock.calls.flat().includes('company.example: wrong'))
    .map(([name]) => name);
  expect(names).toEqual([annotation]);
});
