import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export interface AlarmTopicProps {
  /** Key that lets CloudWatch write to the topic. */
  readonly key: IKey;
  /**
   * E-mail address that is told.
   * @default nobody, until somebody subscribes
   */
  readonly alarmEmail?: string | undefined;
}

/** Where alarms are told: encrypted, over TLS alone, from this account's alarms alone. */
export function alarmTopic(scope: Construct, id: string, { key, alarmEmail }: AlarmTopicProps): Topic {
  const topic = new Topic(scope, id, { masterKey: key, enforceSSL: true });
  // A topic with a policy has lost the one it came with, by which the account's own alarms could write to it.
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
