import { ListSubscriptionsByTopicCommand, SNSClient, SNSServiceException } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { unconfirmedEmails } from '#infra/deploy/unconfirmed-emails.ts';

const here = 'arn:aws:sns:eu-central-1:123456789012:website-production-AlarmTopic-A';
const there = 'arn:aws:sns:us-east-1:123456789012:website-production-edge-AlarmTopic-B';

let sns: ReturnType<typeof mockClient>;
beforeEach(() => {
  sns = mockClient(SNSClient);
});
afterEach(() => sns.restore());

const subscription = (Endpoint: string, SubscriptionArn: string) => ({ Endpoint, SubscriptionArn });

it('names each address that has not confirmed, with the region of the alarms', async () => {
  sns.on(ListSubscriptionsByTopicCommand, { TopicArn: here }).resolves({
    Subscriptions: [subscription('ops@company.example', `${here}:1`)],
  });
  sns
    .on(ListSubscriptionsByTopicCommand, { TopicArn: there })
    .callsFake(({ NextToken }) =>
      NextToken
        ? { Subscriptions: [subscription('ops@company.example', 'PendingConfirmation')] }
        : { Subscriptions: [subscription('old@company.example', `${there}:1`)], NextToken: 'more' },
    );
  expect(await unconfirmedEmails([here, there])).toEqual([
    expect.stringMatching(/^Not confirmed: ops@company.example .*us-east-1/),
  ]);
  expect(await unconfirmedEmails([])).toEqual([]);
});

it('says that it could not look, and does not fail', async () => {
  const refusal = new SNSServiceException({ name: 'AuthorizationError', $fault: 'client', $metadata: {} });
  sns.on(ListSubscriptionsByTopicCommand).rejects(refusal);
  expect(await unconfirmedEmails([here])).toEqual([
    expect.stringMatching(/eu-central-1 .*not known.*AuthorizationError/),
  ]);
});
