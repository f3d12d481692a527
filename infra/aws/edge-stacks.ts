import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarmTopic } from './alarm-topic.ts';
import { EdgeMonitoring, type EdgeMonitoringProps } from './edge-monitoring.ts';
import { EdgeParts } from './edge-parts.ts';

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

export interface EdgeMonitoringStackProps extends StackProps {
  readonly monitoring: Omit<EdgeMonitoringProps, 'topic'>;
  /** E-mail address that receives the alarms. Without it there are none. */
  readonly alarmEmail: string | undefined;
}

/** Alarms and access logs of the distribution. They need the website's stack, which needs EdgeStack. */
export class EdgeMonitoringStack extends Stack {
  constructor(scope: Construct, id: string, { monitoring, alarmEmail, ...props }: EdgeMonitoringStackProps) {
    super(scope, id, { description: "Alarms and access logs of the website's distribution", ...props });
    const topic = alarmEmail === undefined ? undefined : alarmTopic(this, 'AlarmTopic', alarmEmail);
    new EdgeMonitoring(this, 'Edge', { ...monitoring, topic });
  }
}
