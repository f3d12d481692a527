import { exec } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { App, BootstraplessSynthesizer, CfnWaitConditionHandle, Stack } from 'aws-cdk-lib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// `npm run deploy` and `npm run destroy` are commands of the CDK, run here against a stub of AWS.

const readJson = (file: string) => JSON.parse(readFileSync(path.join(projectRoot, file), 'utf8'));
const { scripts } = readJson('package.json') as { scripts: Readonly<Record<string, string>> };

/** Names of the stacks that exist according to the stub. */
let existing: readonly string[] = [];
/** Requests that change something, such as `CreateStack website-preview`. */
let changes: string[] = [];
beforeEach(() => {
  existing = [];
  changes = [];
});

const error = (code: string, message: string) =>
  `<ErrorResponse><Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error></ErrorResponse>`;

/** Responds as STS and CloudFormation do. It refuses every change, which ends the command. */
function respond(action: string, name: string): readonly [number, string] {
  if (action === 'GetCallerIdentity')
    return [
      200,
      '<GetCallerIdentityResponse><GetCallerIdentityResult><Account>123456789012</Account>' +
        '<Arn>arn:aws:iam::123456789012:user/a</Arn></GetCallerIdentityResult></GetCallerIdentityResponse>',
    ];
  if (action === 'DescribeStacks' && existing.includes(name))
    return [
      200,
      `<DescribeStacksResponse><DescribeStacksResult><Stacks><member><StackName>${name}</StackName>` +
        `<StackId>arn:${name}</StackId><CreationTime>2026-01-01T00:00:00Z</CreationTime>` +
        '<StackStatus>REVIEW_IN_PROGRESS</StackStatus></member></Stacks></DescribeStacksResult></DescribeStacksResponse>',
    ];
  if (action === 'DescribeStacks' || action === 'GetTemplate')
    return [400, error('ValidationError', `Stack with id ${name} does not exist`)];
  if (/^(?:Create|Delete|Execute|Update)/.test(action)) changes.push(`${action} ${name}`);
  return [403, error('AccessDenied', 'refused by the stub')];
}

const aws = createServer(async (request, response) => {
  const body = new URLSearchParams((await request.toArray()).join(''));
  const [status, xml] = respond(body.get('Action') ?? '', body.get('StackName') ?? '');
  response.writeHead(status, { 'content-type': 'text/xml' }).end(xml);
});
await new Promise<void>((resolve) => aws.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(aws.address() as AddressInfo).port}`;
afterAll(() => aws.close());

/** The stacks of a stage and the one for GitHub, each with a resource and without assets. */
const assembly = path.join(temporaryFolder(), 'cdk.out');
const app = new App({ outdir: assembly, analyticsReporting: false });
for (const name of ['website-github', 'website-preview']) {
  const stack = new Stack(app, name, { synthesizer: new BootstraplessSynthesizer() });
  new CfnWaitConditionHandle(stack, 'Handle');
}
app.synth();

/** Runs a script of package.json with arguments behind `--`, without a terminal. */
function run(script: 'deploy' | 'destroy', args: readonly string[]) {
  const env = {
    PATH: `${path.join(projectRoot, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    HOME: temporaryFolder(),
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_REGION: 'eu-west-1',
    AWS_ENDPOINT_URL: endpoint,
    AWS_CONFIG_FILE: '/nowhere',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    AWS_EC2_METADATA_DISABLED: 'true',
    // As workflows set it. It must not count as somebody's consent.
    CI: 'true',
  };
  // The build is tested elsewhere; without change sets a deployment begins with CreateStack.
  const noBuild = ['--app', assembly, '--build', '"node --version"'];
  const extra = script === 'deploy' ? [...noBuild, '--method', 'direct'] : noBuild;
  const command = [scripts[script], ...extra, ...args].join(' ');
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = exec(command, { cwd: projectRoot, env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
    child.stdin?.end();
  });
}

describe('npm run deploy in CI', () => {
  it('changes nothing unless somebody agrees', async () => {
    const { code, output } = await run('deploy', []);
    expect(output).toContain('unable to get a confirmation from the user');
    expect(code).toBe(1);
    expect(changes).toEqual([]);
  });

  it('deploys the stage alone with --yes', async () => {
    await run('deploy', ['--yes']);
    expect(changes).toEqual(['CreateStack website-preview']);
  });
});

describe('npm run destroy in CI', () => {
  beforeEach(() => {
    existing = ['website-preview', 'website-github'];
  });

  it('deletes nothing unless somebody agrees', async () => {
    const { code, output } = await run('destroy', []);
    expect(output).toContain('unable to get a confirmation from the user');
    expect(code).toBe(1);
    expect(changes).toEqual([]);
  });

  it('deletes the stage alone, even a stack whose first deployment was never executed', async () => {
    await run('destroy', ['--yes']);
    expect(changes).toEqual(['DeleteStack arn:website-preview']);
  });
});

it('what follows each command reads the file that the command writes', () => {
  const { outputsFile, output = 'cdk.out' } = readJson('cdk.json');
  const sourceOf = (script: string) =>
    readFileSync(path.join(projectRoot, scripts[script]?.split(' ')[1] ?? ''), 'utf8');
  expect(sourceOf('postdeploy')).toContain(`'${outputsFile}'`);
  expect(sourceOf('postdestroy')).toContain(`'${output}'`);
});
