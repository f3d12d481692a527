import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPort } from '#infra/local/loopback-server.ts';
import { startedSites } from '../local/started-sites.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

const sites = startedSites();
const links = (stdout: string) =>
  stdout.match(/^ {2}\w+ +\d+\.\d\d s$/gm)?.map((line) => line.trim().split(' ')[0]);

it('proves that an inquiry to the local site is stored and mailed, and leaves nothing', async () => {
  const { port, origin } = new URL(await sites.start().origin());
  const env = { DATA_DIR: sites.dataDir, PORT: port };
  const { code, stdout, stderr } = await runInquiries('prove', env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout.startsWith(`A test inquiry through ${origin}:\n`)).toBe(true);
  expect(links(stdout)).toEqual(['served', 'answered', 'stored', 'mailed', 'erased']);
  expect((await runInquiries('list', env)).stdout).toMatch(/^No inquiries/);

  // The site stores in another folder.
  const DATA_DIR = temporaryFolder();
  await storeIn(DATA_DIR).close();
  const { stderr: problem } = await runInquiries('prove', { DATA_DIR, PORT: port });
  expect(problem).toMatch(/^[^\n]*: answered, not stored: [^\n]*\n$/);
});

describe('a chain that is broken is said in one line, with exit code 1:', () => {
  async function expectProblem(args: string, env: Readonly<Record<string, string>>, message: RegExp) {
    const { code, stderr } = await runInquiries(args, env);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.trimEnd()).not.toContain('\n');
  }

  it('the site does not run', async () => {
    const DATA_DIR = temporaryFolder();
    await expectProblem('prove', { DATA_DIR }, /no site has run/i);
    await storeIn(DATA_DIR).close();
    const PORT = String(await checkPort(0));
    await expectProblem('prove', { DATA_DIR, PORT }, /: not served: ECONNREFUSED\. .*npm start/);
  });

  it('the deployed site cannot be reached', async () => {
    const outputs = [
      { OutputKey: 'TableName', OutputValue: 'inquiries' },
      { OutputKey: 'AddressToVerify', OutputValue: 'http://127.0.0.1:1' },
      { OutputKey: 'SenderDomain', OutputValue: 'company.example' },
    ];
    const cloudFormation = mockClient(CloudFormationClient);
    onTestFinished(() => cloudFormation.restore());
    const about = { StackName: 'website', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' } as const;
    cloudFormation.on(DescribeStacksCommand, { StackName: 'website' }).resolves({
      Stacks: [{ ...about, Outputs: outputs }],
    });
    const dynamo = mockClient(DynamoDBClient);
    onTestFinished(() => dynamo.restore());
    const file = path.join(temporaryFolder(), 'outputs.json');
    const website = { Region: 'eu-central-1', AddressToVerify: 'https://x.example' };
    writeFileSync(file, JSON.stringify({ other: {}, website: { ...website, SenderDomain: 'x.example' } }));
    await expectProblem(`prove --outputs ${file}`, {}, /: not served: .*infra\/README\.md/);
    expect(cloudFormation.calls()).toHaveLength(1);
    await expect(cloudFormation.calls()[0]?.thisValue.config.region()).resolves.toBe('eu-central-1');

    writeFileSync(file, JSON.stringify({ website }));
    expect(await runInquiries(`prove --outputs ${file}`)).toMatchObject({ code: 0, stderr: '' });
    expect(cloudFormation.calls()).toHaveLength(1);
    await expectProblem(`prove --outputs ${file}x`, {}, /names no website/);
  });
});
