import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { localTableName } from '#infra/store/local-client.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

let store: LocalStore;
let cloudFormation: Server;
let asked: URLSearchParams[];

/** An answer of CloudFormation, as the SDK reads it. */
const stacks = (output: string) => `<DescribeStacksResponse><DescribeStacksResult><Stacks><member>
<StackName>website</StackName><CreationTime>2026-11-21T09:06:00Z</CreationTime><StackStatus>CREATE_COMPLETE</StackStatus>
<Outputs><member><OutputKey>TableName</OutputKey><OutputValue>${output}</OutputValue></member></Outputs>
</member></Stacks></DescribeStacksResult></DescribeStacksResponse>`;
const missing = `<ErrorResponse><Error><Type>Sender</Type><Code>ValidationError</Code>
<Message>Stack with id other does not exist</Message></Error></ErrorResponse>`;

beforeAll(async () => {
  store = await storeIn(temporaryFolder());
  await fill(store, [{ id: 'i1' }, { id: 'i2' }]);
  asked = [];
  cloudFormation = createServer(async (request, response) => {
    const question = new URLSearchParams(await text(request));
    asked.push(question);
    const isThere = question.get('StackName') === 'website';
    response.writeHead(isThere ? 200 : 400, { 'content-type': 'text/xml' });
    response.end(isThere ? stacks(localTableName) : missing);
  }).listen(0, '127.0.0.1');
  await once(cloudFormation, 'listening');
});
afterAll(async () => {
  cloudFormation.close();
  cloudFormation.closeAllConnections();
  await store.close();
});

/** Nothing of the machine's own AWS settings gets in, and nothing gets out of the machine. */
const isolated = () => ({
  DATA_DIR: path.join(projectRoot, 'nowhere'),
  AWS_CONFIG_FILE: '/nowhere/config',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere/credentials',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_PROFILE: '',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_ENDPOINT_URL_DYNAMODB: store.endpoint,
  AWS_ENDPOINT_URL_CLOUDFORMATION: `http://127.0.0.1:${(cloudFormation.address() as AddressInfo).port}`,
});

it('reads the table of a deployed stack by its name, and goes on to mean the stack on the next page', async () => {
  const command = 'list --limit 1 --stack website --region eu-central-1';
  const { code, stdout, stderr } = await inquiriesProcess(command, isolated()).outcome();
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/list --before i\d --limit 1 --stack website --region eu-central-1\n$/);
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    Action: 'DescribeStacks',
    StackName: 'website',
  });
});

it.each([
  ['stack', '--stack other --region eu-central-1', {}, /no such stack: .*other in eu-central-1/],
  ['region', '--stack website', {}, /region.*--region/i],
  [
    'credentials',
    '--stack website --region eu-central-1',
    { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' },
    /credentials.*AWS_PROFILE/,
  ],
  [
    'network',
    '--stack website --region eu-central-1',
    { AWS_ENDPOINT_URL_CLOUDFORMATION: 'http://127.0.0.1:1' },
    /not be reached.*ECONNREFUSED/,
  ],
])('says in one line that there is no such %s', async (_, options, variables, message) => {
  const { code, stdout, stderr } = await runInquiries(`list ${options}`, { ...isolated(), ...variables });
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
});
