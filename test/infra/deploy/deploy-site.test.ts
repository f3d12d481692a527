import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { parseOrder } from '#infra/deploy/arguments.ts';
import type { Place } from '#infra/deploy/aws-account.ts';
import { assemblyFolder, outputsFile } from '#infra/deploy/cdk.ts';
import { deploySite } from '#infra/deploy/deploy-site.ts';
import { SetupError } from '#infra/setup-error.ts';
import { recordedRun, writeAssembly } from './recorded-run.ts';

const stacks = {
  'website-preview-edge': 'aws://unknown-account/us-east-1',
  'website-preview': 'aws://unknown-account/eu-west-1',
  'website-preview-edge-alarms': 'aws://unknown-account/us-east-1',
  'website-github': 'aws://unknown-account/eu-west-1',
};
const names = ['website-preview-edge', 'website-preview', 'website-preview-edge-alarms'];
const typed = ['-c', 'stage=preview', '-c', 'region=eu-west-1'];
const address = 'https://www.company.example';

let runs: string[][];
let events: string[];
beforeEach(() => {
  runs = [];
  events = [];
});

interface Surroundings {
  readonly args?: readonly string[];
  /** A word of the call that fails. */
  readonly failing?: string;
  readonly answer?: boolean;
  readonly look?: (region: string | undefined) => Place;
}

async function deploy({ args = [], failing, answer = true, look = there }: Surroundings = {}) {
  const assembly = writeAssembly(stacks);
  const outputs = path.join(assembly, 'outputs.json');
  writeFileSync(
    outputs,
    JSON.stringify({
      'website-preview-edge': { Certificate: 'arn' },
      'website-preview': { SiteAddress: address, DistributionDomainName: 'd1.cloudfront.example' },
    }),
  );
  const order = parseOrder([...typed, ...args], {});
  if (order === undefined) throw new Error('help');
  await deploySite(order, {
    run: recordedRun(runs, failing),
    lookAt: async (region) => {
      events.push(`look ${region}`);
      return look(region);
    },
    confirm: async (question) => {
      events.push(question);
      return answer;
    },
    verify: async (site) => void events.push(`verify ${site}`),
    say: (line) => void events.push(line),
    assembly,
    outputs,
  });
}

const there = (region = 'eu-west-1'): Place => ({ region, bootstrapped: true, account: '123456789012' });
const commands = () => runs.map(([script, command]) => (script === 'cdk' ? command : script));

it('builds, synthesizes, shows, asks, deploys, verifies, in this order and with these arguments', async () => {
  await deploy();
  expect(runs).toEqual([
    ['build.ts'],
    ['cdk', 'synth', '--quiet', '--output', assemblyFolder, ...typed],
    ['cdk', 'diff', '--app', assemblyFolder, ...names],
    [
      ...['cdk', 'deploy', '--app', assemblyFolder, '--require-approval', 'never'],
      ...['--outputs-file', outputsFile, ...names],
    ],
  ]);
  expect(events).toEqual([
    'look eu-west-1',
    'look us-east-1',
    'look eu-west-1',
    expect.stringMatching(/website-preview.*123456789012.*eu-west-1.*\[y\/N\] $/),
    `verify ${address}`,
    `SiteAddress: ${address}`,
    'DistributionDomainName: d1.cloudfront.example',
  ]);
});

it('looks at the address of CloudFront where DNS records are made by hand, as they may not be there yet', async () => {
  const certificateArn =
    'arn:aws:acm:us-east-1:123456789012:certificate/1a2b3c4d-0000-0000-0000-000000000000';
  const domain = [
    '-c',
    'stage=production',
    '-c',
    'domain=company.example',
    '-c',
    `certificateArn=${certificateArn}`,
  ];
  await deploy({ args: domain });
  expect(events).toContain('verify https://d1.cloudfront.example');
});

it('asks nobody with --yes', async () => {
  await deploy({ args: ['--yes'], answer: false });
  expect(commands()).toContain('deploy');
  expect(events.join()).not.toContain('[y/N]');
});

it('deploys nothing when the answer is no', async () => {
  await expect(deploy({ answer: false })).rejects.toThrow(SetupError);
  expect(commands()).toEqual(['build.ts', 'synth', 'diff']);
  expect(events.at(-1)).toMatch(/\[y\/N\] $/);
});

describe('a step that fails is the last one:', () => {
  it.each([
    ['build.ts', ['build.ts']],
    ['synth', ['build.ts', 'synth']],
    ['diff', ['build.ts', 'synth', 'diff']],
    ['deploy', ['build.ts', 'synth', 'diff', 'deploy']],
  ])('%s', async (failing, wanted) => {
    await expect(deploy({ failing })).rejects.toThrow(/failed \(exit code 3\)/);
    expect(commands()).toEqual(wanted);
    expect(events.join()).not.toContain('verify');
  });

  it('no credentials: before anything is built', async () => {
    const look = () => {
      throw new SetupError('none');
    };
    await expect(deploy({ look })).rejects.toThrow('none');
    expect(runs).toEqual([]);
  });
});

describe('a region without bootstrap', () => {
  it('ends it with the command to run, also where only the edge stack goes', async () => {
    const look = (region = 'eu-west-1') => ({ ...there(region), bootstrapped: region !== 'us-east-1' });
    await expect(deploy({ look })).rejects.toThrow(
      /us-east-1.*npx cdk bootstrap -c stage=preview -c region=eu-west-1$/,
    );
    expect(commands()).toEqual(['build.ts', 'synth']);
  });

  it('is left to the CDK where these credentials may not look', async () => {
    await deploy({ look: (region = 'eu-west-1') => ({ region, bootstrapped: undefined }) });
    expect(commands()).toContain('deploy');
  });
});
