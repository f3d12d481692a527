import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';

export interface AlarmTopicProps {
  /** Key that CloudWatch may use. */
  readonly key: IKey;
  /**
   * E-mail address that receives the alarms.
   * @default none
   */
  readonly alarmEmail?: string | undefined;
}

/** The topic that alarms are sent to. It is encrypted, and only this account's alarms may publish to it. */
export function alarmTopic(scope: Construct, id: string, { key, alarmEmail }: AlarmTopicProps): Topic {
  const topic = new Topic(scope, id, { masterKey: key, enforceSSL: true });
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
