import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { EdgeParts } from './edge-parts.ts';

export interface EdgeStackProps extends StackProps {
  /** The settings of this deployment. */
  readonly config: Config;
}

/** What has to stand in CloudFront's own region when the website stands in another. */
export class EdgeStack extends Stack {
  readonly parts: EdgeParts;

  constructor(scope: Construct, id: string, { config, ...props }: EdgeStackProps) {
    super(scope, id, { description: 'Certificate and firewall of the website', ...props });
    this.parts = new EdgeParts(this, 'Edge', config);
  }
}
