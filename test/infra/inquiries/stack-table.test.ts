import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
  type Output,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, expect, it } from 'vitest';
import { tableOfStack } from '#infra/inquiries/stack-table.ts';
import { SetupError } from '#infra/setup-error.ts';

const cloudFormation = mockClient(CloudFormationClient);
afterEach(() => cloudFormation.reset());

function answer(Outputs?: readonly Output[]): void {
  const about = { StackName: 'website', CreationTime: new Date(), StackStatus: 'CREATE_COMPLETE' } as const;
  cloudFormation.on(DescribeStacksCommand).resolves({
    Stacks: [{ ...about, ...(Outputs && { Outputs: [...Outputs] }) }],
  });
}

const refusal = (name: string, message: string) =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });
const failure = (name: string, code?: string) => Object.assign(new Error('because\nof that'), { name, code });

it('is what the output of the stack says, whatever else it says', async () => {
  answer([
    { OutputKey: 'SiteAddress', OutputValue: 'https://x.example' },
    { OutputKey: 'TableName', OutputValue: 'website-Inquiries' },
  ]);
  expect(await tableOfStack('website', 'eu-central-1')).toBe('website-Inquiries');
  const [call, ...others] = cloudFormation.commandCalls(DescribeStacksCommand);
  expect(call?.args[0].input).toEqual({ StackName: 'website' });
  expect(others).toEqual([]);
});

it.each([
  [undefined],
  [[]],
  [[{ OutputKey: 'tablename', OutputValue: 'x' }]],
  [[{ OutputKey: 'TableName' }]],
])('is nothing that another output says: %j', async (outputs) => {
  answer(outputs);
  const table = tableOfStack('website', 'eu-central-1');
  await expect(table).rejects.toThrow(SetupError);
  await expect(table).rejects.toThrow(/^No output TableName in the stack website in eu-central-1\b/);
});

it.each([
  [
    'no such stack',
    refusal('ValidationError', 'Stack with id website does not exist'),
    /no such stack: .*website/,
  ],
  ['no permission', refusal('AccessDenied', 'User: x is not authorized'), /may not use the stack website/],
  [
    'refused credentials',
    refusal('InvalidClientTokenId', 'The token is invalid'),
    /does not accept the credentials/,
  ],
  ['outdated credentials', refusal('ExpiredToken', 'expired'), /does not accept the credentials/],
  ['no credentials', failure('CredentialsProviderError'), /^No usable AWS credentials: .*AWS_PROFILE/],
  ['no network', failure('Error', 'ENOTFOUND'), /not be reached \(ENOTFOUND\)/],
  ['anything else', refusal('Throttling', 'Rate exceeded'), /refused \(Throttling\): Rate exceeded\.$/],
])('cannot be found out, in one line: %s', async (_, error, line) => {
  cloudFormation.on(DescribeStacksCommand).rejects(error);
  const table = tableOfStack('website', undefined);
  await expect(table).rejects.toThrow(SetupError);
  await expect(table).rejects.toThrow(line);
  await expect(table).rejects.not.toThrow(/\n/);
});

it('what is no problem of AWS is not made one', async () => {
  cloudFormation.on(DescribeStacksCommand).rejects(new TypeError('x is not a function'));
  await expect(tableOfStack('website', undefined)).rejects.toThrow(TypeError);
});
