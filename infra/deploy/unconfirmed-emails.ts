import { paginateListSubscriptionsByTopic, SNSClient } from '@aws-sdk/client-sns';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';

/**
 * Finds addresses that get no alarms yet: AWS asks each for confirmation first.
 * @param topics ARNs
 * @returns a line about each topic that has such addresses, or that could not be looked at
 */
export async function unconfirmedEmails(topics: readonly string[]): Promise<readonly string[]> {
  const lines = await Promise.all(topics.map(lineAbout));
  return lines.filter((line) => line !== undefined);
}

async function lineAbout(topic: string): Promise<string | undefined> {
  const region = topic.split(':')[3];
  const client = new SNSClient(awsClientConfig(region));
  try {
    const waiting: string[] = [];
    for await (const { Subscriptions = [] } of paginateListSubscriptionsByTopic(
      { client },
      { TopicArn: topic },
    ))
      for (const { SubscriptionArn, Endpoint = '' } of Subscriptions)
        if (SubscriptionArn === 'PendingConfirmation') waiting.push(Endpoint);
    if (waiting.length === 0) return undefined;
    return `Not confirmed: ${waiting.join(', ')} (alarms from ${region}). Follow the link in the email from AWS; until then, no alarm arrives.`;
  } catch (error) {
    const problem = awsProblem(error, topic);
    if (problem === undefined) throw error;
    return `Whether alarms from ${region} reach anybody is not known. ${problem}`;
  } finally {
    client.destroy();
  }
}
