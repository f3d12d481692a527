import { Stack, type StackProps } from 'aws-cdk-lib';
import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarmTopic } from './alarm-topic.ts';
import { EdgeMonitoring, type EdgeMonitoringProps } from './edge-monitoring.ts';
import { EdgeParts } from './edge-parts.ts';
import { Firewall } from './firewall.ts';

// Stacks in us-east-1 of a website in another region.

export interface EdgeStackProps extends StackProps {
  /** The settings of this deployment. */
  readonly config: Config;
}

/** The certificate. */
export class EdgeStack extends Stack {
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, { config, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Certificate of the website', ...props });
    this.certificate = new EdgeParts(this, 'Edge', { ...config, waf: false }).certificate;
  }
}

/**
 * The firewall. AWS does not delete a firewall that a distribution uses, and this region's stacks are deployed first. So
 * the firewall has a stack of its own: without `waf` the website is deployed without it, and then the stack can be deleted.
 */
export class FirewallStack extends Stack {
  readonly arn: string;

  constructor(scope: Construct, id: string, props: StackProps) {
    super(scope, id, { description: 'Firewall of the website', ...props });
    this.arn = new Firewall(this, 'Firewall').arn;
  }
}

export interface EdgeMonitoringStackProps extends StackProps {
  readonly monitoring: Omit<EdgeMonitoringProps, 'topic'>;
  /** Email address that receives the alarms. Without it there are none. */
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
