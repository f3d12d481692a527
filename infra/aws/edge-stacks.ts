import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarmTopic } from './alarm-topic.ts';
import { distributionAlarm } from './distribution-alarm.ts';
import { EdgeParts } from './edge-parts.ts';
import { stackKey } from './stack-key.ts';

// Stacks in us-east-1 of a website in another region.

export interface EdgeStackProps extends StackProps {
  /** The settings of this deployment. */
  readonly config: Config;
}

/** Certificate and firewall. */
export class EdgeStack extends Stack {
  readonly parts: EdgeParts;

  constructor(scope: Construct, id: string, { config, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Certificate and firewall of the website', ...props });
    this.parts = new EdgeParts(this, 'Edge', config);
  }
}

export interface EdgeAlarmsStackProps extends StackProps {
  readonly distributionId: string;
  /** E-mail address that receives the alarm. */
  readonly alarmEmail: string;
}

/** The alarm of the distribution. It needs the website's stack, which needs EdgeStack, so it has a stack of its own. */
export class EdgeAlarmsStack extends Stack {
  constructor(scope: Construct, id: string, { distributionId, alarmEmail, ...props }: EdgeAlarmsStackProps) {
    super(scope, id, { description: "Alarm of the website's distribution", ...props });
    const topic = alarmTopic(this, 'AlarmTopic', { key: stackKey(this, 'Key'), alarmEmail });
    distributionAlarm(this, 'DistributionErrors', distributionId, topic);
  }
}
