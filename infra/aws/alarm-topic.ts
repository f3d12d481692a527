import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

/**
 * The topic that alarms are sent to. Only this account's alarms may publish to it. It has no key of its own, as alarms
 * contain nothing about visitors.
 * @param alarmEmail email address that receives the alarms, if there is one
 */
export function alarmTopic(scope: Construct, id: string, alarmEmail: string | undefined): Topic {
  const topic = new Topic(scope, id, { enforceSSL: true });
  // A custom policy replaces the default one, which lets the account's alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      actions: ['sns:Publish'],
      resources: [topic.topicArn],
      conditions: {
        ArnLike: {
          'aws:SourceArn': Stack.of(scope).formatArn({ service: 'cloudwatch', resource: 'alarm:*' }),
        },
      },
    }),
  );
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
  return topic;
}
