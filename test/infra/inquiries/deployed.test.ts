import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { DynamoDBClient, QueryCommand } from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { dynamoRepository } from '#infra/inquiries/dynamo-repository.ts';
import { putNew } from '#lambda/inquiry/item.ts';
import { type DynamoDbTable, dynamoDbTable } from '#test/lambda/dynamodb-table.ts';
import { newInquiry } from '#test/lambda/inquiry/inquiry-stores.ts';
import { inquiriesProcess, runInquiries } from './run-inquiries.ts';

let table: DynamoDbTable;
const unreachable = 'http://127.0.0.1:1';

beforeAll(async () => {
  table = await dynamoDbTable();
  for (const id of ['i1', 'i2']) await table.put(putNew(newInquiry({ id }), 730).Item);
});
afterAll(() => table.close());

/** Nothing of the machine's own AWS settings gets in, and nothing gets out of the machine. */
const isolated = () => ({
  AWS_CONFIG_FILE: '/nowhere/config',
  AWS_SHARED_CREDENTIALS_FILE: '/nowhere/credentials',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_PROFILE: '',
  AWS_REGION: '',
  AWS_ACCESS_KEY_ID: 'test',
  AWS_SECRET_ACCESS_KEY: 'test',
  AWS_ENDPOINT_URL_DYNAMODB: table.environment.AWS_ENDPOINT_URL_DYNAMODB,
  AWS_ENDPOINT_URL_CLOUDFORMATION: unreachable,
});

function stubVariables(variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
}
beforeEach(() => stubVariables(isolated()));

async function expectProblem(options: string, message: RegExp): Promise<void> {
  const { code, stdout, stderr } = await runInquiries(`list ${options}`);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toMatch(message);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
}

describe('a deployed table', () => {
  const choice = '--table inquiries --region eu-central-1';

  it('is read by a process that ends although it spoke to a server', async () => {
    const reading = inquiriesProcess(`export --format json ${choice}`, isolated());
    const { code, stdout, stderr } = await reading.outcome();
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(JSON.parse(stdout)).toHaveLength(2);
  });

  it('is meant by the next page as well, and its mail is sent by the stack', async () => {
    const { stdout } = await runInquiries(`list --limit 1 ${choice}`);
    expect(stdout).toMatch(/list --before i\d --limit 1 --table inquiries --region eu-central-1\n$/);
    expect((await runInquiries(`resend i1 ${choice}`)).stdout).toMatch(/i1 .*salesEmail/);
  });

  it.each([
    ['table', '--table other --region eu-central-1', {}, /no such table.*other in eu-central-1/],
    ['region', '--table other', {}, /region.*--region/i],
    ['credentials', choice, { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' }, /credentials.*AWS_PROFILE/],
    ['network', choice, { AWS_ENDPOINT_URL_DYNAMODB: unreachable }, /not be reached.*ECONNREFUSED/],
  ])('is not found without a %s, in one line', async (_, options, variables, message) => {
    stubVariables(variables);
    await expectProblem(options, message);
  });

  it('is read no further than asked for', async () => {
    const dynamo = mockClient(DynamoDBClient);
    const Items = Array.from({ length: 100 }, (_, i) => ({ id: { S: `i${i}` } }));
    let pages = 0;
    dynamo.on(QueryCommand).callsFake(() => {
      pages += 1;
      return { Items, LastEvaluatedKey: { id: { S: `page ${pages}` } } };
    });
    const { list } = dynamoRepository({ client: new DynamoDBClient(), tableName: 't' });
    let read = 0;
    for await (const _ of list({ now: new Date() })) if (++read === 1000) break;
    expect(pages).toBe(10);
    dynamo.restore();
  });
});

describe('a deployed stack', () => {
  const stack = '--stack website --region eu-central-1';
  let cloudFormation: ReturnType<typeof mockClient>;
  beforeEach(() => {
    cloudFormation = mockClient(CloudFormationClient);
  });
  afterEach(() => cloudFormation.restore());

  function respond(Outputs?: { OutputKey: string; OutputValue?: string }[]): void {
    const about = { StackName: 'website', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' } as const;
    const Stacks = [{ ...about, ...(Outputs && { Outputs }) }];
    cloudFormation.on(DescribeStacksCommand, { StackName: 'website' }).resolves({ Stacks });
  }

  it('says which table is meant, and is meant by the next page as well', async () => {
    respond([
      { OutputKey: 'SiteAddress', OutputValue: 'https://x.example' },
      { OutputKey: 'TableName', OutputValue: 'inquiries' },
    ]);
    const { stdout } = await runInquiries(`list --limit 1 ${stack}`);
    expect(stdout).toMatch(/list --before i\d --limit 1 --stack website --region eu-central-1\n$/);
  });

  it.each([[undefined], [[{ OutputKey: 'tablename', OutputValue: 'x' }]], [[{ OutputKey: 'TableName' }]]])(
    'has no table by other outputs: %j',
    async (outputs) => {
      respond(outputs);
      await expectProblem(stack, /^No output TableName in the stack website in eu-central-1\b/);
    },
  );

  it.each([
    ['ValidationError', /^There is no such stack: the stack website in eu-central-1\.$/m],
    ['AccessDenied', /^AWS refused \(AccessDenied\)/],
  ])('that cannot be read is said in one line: %s', async (name, message) => {
    const refusal = new CloudFormationServiceException({ name, $fault: 'client', $metadata: {} });
    cloudFormation.on(DescribeStacksCommand).rejects(refusal);
    await expectProblem(stack, message);
  });

  it('is not found without a region or network, in one line', async () => {
    cloudFormation.restore();
    await expectProblem('--stack website', /region.*--region/i);
    await expectProblem(stack, /not be reached.*ECONNREFUSED/);
  });

  it('hides no mistake of the program', async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(new TypeError('x is not a function'));
    await expect(runInquiries(`list ${stack}`)).rejects.toThrow(TypeError);
  });
});
