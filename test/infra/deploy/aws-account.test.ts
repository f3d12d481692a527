import {
  CloudFormationClient,
  CloudFormationServiceException,
  DescribeStacksCommand,
} from '@aws-sdk/client-cloudformation';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { cloudFormation, lookAtAws } from '#infra/deploy/aws-account.ts';
import { SetupError } from '#infra/setup-error.ts';

const aws = mockClient(CloudFormationClient);
beforeEach(() => aws.reset());

const refusal = (name: string, message = 'because') =>
  new CloudFormationServiceException({ name, message, $fault: 'client', $metadata: {} });
const look = () => lookAtAws(cloudFormation('eu-west-1'));

it('tells account and region from the stack of the bootstrap', async () => {
  const StackId = 'arn:aws:cloudformation:eu-west-1:123456789012:stack/CDKToolkit/1';
  const stack = {
    StackId,
    StackName: 'CDKToolkit',
    CreationTime: new Date(0),
    StackStatus: 'CREATE_COMPLETE',
  } as const;
  aws.on(DescribeStacksCommand, { StackName: 'CDKToolkit' }).resolves({ Stacks: [stack] });
  expect(await look()).toEqual({ region: 'eu-west-1', bootstrapped: true, account: '123456789012' });
});

it('tells that there was no bootstrap', async () => {
  aws.rejects(refusal('ValidationError', 'Stack with id CDKToolkit does not exist'));
  expect(await look()).toEqual({ region: 'eu-west-1', bootstrapped: false });
});

it('goes on where it may not look: the role for GitHub may not', async () => {
  aws.rejects(refusal('AccessDenied'));
  expect(await look()).toEqual({ region: 'eu-west-1', bootstrapped: undefined });
});

it.each([refusal('ExpiredToken'), refusal('ValidationError', 'too long\nand more')])(
  'says in one line: %s',
  async (error) => {
    aws.rejects(error);
    const thrown = await look().catch((reason) => reason);
    expect(thrown).toBeInstanceOf(SetupError);
    expect(thrown.message).toContain(error.name);
    expect(thrown.message).not.toContain('\n');
  },
);

it('does not hide a surprise', async () => {
  const error = new TypeError('x is not a function');
  aws.rejects(error);
  await expect(look()).rejects.toBe(error);
});

it.each([
  [{ AWS_REGION: 'eu-west-1', AWS_DEFAULT_REGION: 'eu-west-2' }, undefined, 'eu-west-1'],
  [{ AWS_REGION: undefined, AWS_DEFAULT_REGION: 'eu-west-2' }, undefined, 'eu-west-2'],
  [{ AWS_REGION: 'eu-west-1' }, 'eu-west-3', 'eu-west-3'],
])('takes the region from where the CDK takes it: %j, %s', async (variables, region, wanted) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  expect(await cloudFormation(region).config.region()).toBe(wanted);
});
