import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readBuildOutput } from './aws/build-output.ts';
import { WebsiteStack } from './aws/website-stack.ts';
import { parseConfig, SetupError } from './config.ts';

// The CDK's entry. Settings come as context, from cdk.json and from `-c name=value`.
try {
  const app = new App();
  const config = parseConfig(app.node.getAllContext());
  const build = readBuildOutput();
  const { account, region } = config;
  new WebsiteStack(app, `website-${config.stage}`, { config, build, env: { account, region } });
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
