import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { DeployRole, type DeployRoleProps } from './deploy-role.ts';

export interface GithubStackProps extends StackProps {
  readonly role: DeployRoleProps;
}

/** The role that the workflows deploy by. A person deploys it once, as nothing can give itself its first right. */
export class GithubStack extends Stack {
  constructor(scope: Construct, id: string, { role, ...props }: GithubStackProps) {
    super(scope, id, { description: 'Role by which GitHub deploys the website', ...props });
    const { arn } = new DeployRole(this, 'DeployRole', role);
    new CfnOutput(this, 'DeployRoleArn', { value: arn, description: 'The role that the workflows take' });
  }
}
