import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { settingRows } from '#infra/setting-table.ts';

interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command where AWS knows nobody, unless the variables say otherwise. */
function run(command: string, args: readonly string[], variables: Record<string, string> = {}) {
  const env = {
    PATH: process.env['PATH'],
    AWS_CONFIG_FILE: '/nowhere',
    AWS_SHARED_CREDENTIALS_FILE: '/nowhere',
    AWS_EC2_METADATA_DISABLED: 'true',
    ...variables,
  };
  const script = path.join(projectRoot, 'infra/deploy', `${command}.ts`);
  return new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), stdout, stderr });
    });
  });
}

const key = { AWS_ACCESS_KEY_ID: 'AKIDEXAMPLE', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-west-1' };

/** CloudFormation as it answers one call, on this machine. */
const refusing = createServer((request, response) => {
  request.resume();
  response.writeHead(403, { 'content-type': 'text/xml' });
  response.end(
    '<ErrorResponse><Error><Type>Sender</Type><Code>InvalidClientTokenId</Code>' +
      '<Message>The security token is invalid.</Message></Error></ErrorResponse>',
  );
});
await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
const endpoint = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
afterAll(() => refusing.close());

// A process each, which takes its time on a busy machine.
describe('the commands', { timeout: 60_000 }, () => {
  it.each(['deploy', 'destroy'])('%s helps, with every setting', async (command) => {
    const { code, stdout, stderr } = await run(command, ['--help']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const { name, meaning, default: otherwise } of settingRows()) {
      expect(stdout).toContain(`  ${name}\n    ${meaning}\n`);
      expect(stdout).toContain(otherwise);
    }
  });

  it.each<[string, string, string[], Record<string, string>, RegExp]>([
    ['deploy', 'an option that is not there', ['--bogus'], {}, /--bogus/],
    ['destroy', 'a setting that is not there', ['-c', 'colour=red'], {}, /^colour: /],
    ['deploy', 'no region', [], {}, /region.*-c region=/],
    ['deploy', 'no credentials', ['-c', 'region=eu-west-1'], {}, /credentials/],
    ['destroy', 'refused credentials', [], { ...key, AWS_ENDPOINT_URL: endpoint }, /InvalidClientTokenId/],
    ['deploy', 'no network', [], { ...key, AWS_ENDPOINT_URL: 'http://127.0.0.1:1' }, /network/],
  ])('%s says in one line: %s', async (command, _, args, variables, pattern) => {
    const { code, stdout, stderr } = await run(command, args, variables);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(pattern);
    expect(stderr.trimEnd()).not.toContain('\n');
  });
});
